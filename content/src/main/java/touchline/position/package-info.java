/**
 * Positions of special cases as numbers alone, so that they can be drawn once and kept. Uses
 * nothing.
 */
@NullMarked
package touchline.position;

import org.jspecify.annotations.NullMarked;
