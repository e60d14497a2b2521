/**
 * Answers that are the same for everybody: bytes made once, kept with their compressed forms and
 * sent before the router is asked. Uses no other room of the server but those of what is made later
 * and of machine code.
 */
@NullMarked
package touchline.server.asset;

import org.jspecify.annotations.NullMarked;
