/** Grids of square cells, and the cells that a circle reaches. */
@NullMarked
package touchline.topic.grid;

import org.jspecify.annotations.NullMarked;
