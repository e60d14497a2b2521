/**
 * Collision of segments, circles, stadiums and lines, right at any scale: yes or no is decided
 * exactly, values have a stated error bound. The same algorithms in the form in which lessons print
 * them are in {@code touchline.taught}. Uses only {@link touchline.geometry}.
 */
@NullMarked
package touchline.collision;

import org.jspecify.annotations.NullMarked;
