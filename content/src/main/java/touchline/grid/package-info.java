/**
 * Many circles in a uniform grid: how many pairs share a cell, and what cells of another width
 * would change. Uses {@link touchline.taught} for the grid and draws in the world of {@link
 * touchline.diagram}.
 */
@NullMarked
package touchline.grid;

import org.jspecify.annotations.NullMarked;
