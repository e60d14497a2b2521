/**
 * Upright boxes that move, and rays that meet them. May use: {@code exact} and {@code geometry}.
 */
@NullMarked
package touchline.collision.box;

import org.jspecify.annotations.NullMarked;
