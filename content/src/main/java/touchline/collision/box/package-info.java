/** Upright boxes that move. May use: {@code exact} and {@code geometry}. */
@NullMarked
package touchline.collision.box;

import org.jspecify.annotations.NullMarked;
