/** Many circles or boxes at a time. May use: {@code collision} and {@code geometry}. */
@NullMarked
package touchline.collision.crowd;

import org.jspecify.annotations.NullMarked;
