/**
 * Whose work goes before whose: lanes, and owners in them. Uses no other room; the rooms that run
 * and store what people send use it.
 */
@NullMarked
package touchline.server.lane;

import org.jspecify.annotations.NullMarked;
