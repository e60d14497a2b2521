/**
 * Answers that are the same for everybody: bytes made once at start, kept with their gzip form and
 * sent before the router is asked. Uses no other room of the server.
 */
@NullMarked
package touchline.server.asset;

import org.jspecify.annotations.NullMarked;
