/**
 * What this site asks other sites on the network: with limits, so that nobody can make it ask what
 * is not meant to be asked. Uses no other room.
 */
@NullMarked
package touchline.server.fetch;

import org.jspecify.annotations.NullMarked;
