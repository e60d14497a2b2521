/** Finds words in lessons and exercises. Uses lessons, pages and an index in memory. */
@NullMarked
package touchline.server.search;

import org.jspecify.annotations.NullMarked;
