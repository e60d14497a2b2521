/**
 * The algorithms that the lessons print, in the form in which they are printed. Uses only {@link
 * touchline.geometry}; nothing in here records, caches or draws.
 */
@NullMarked
package touchline.collision;

import org.jspecify.annotations.NullMarked;
