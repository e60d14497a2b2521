/**
 * What two programs have in common, whatever their names, blanks and order: tokens, and greedy
 * string tiling of them. Knows no store, no page and no people.
 */
@NullMarked
package touchline.server.similar.tile;

import org.jspecify.annotations.NullMarked;
