/**
 * Answers that are the same for everybody: bytes made once, kept with their gzip form and sent
 * before the router is asked. Uses no other room of the server but what is made later.
 */
@NullMarked
package touchline.server.asset;

import org.jspecify.annotations.NullMarked;
