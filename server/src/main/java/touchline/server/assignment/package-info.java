/** When work is due, what lateness costs and which attempts count. Pure: no store, no pages. */
@NullMarked
package touchline.server.assignment;

import org.jspecify.annotations.NullMarked;
