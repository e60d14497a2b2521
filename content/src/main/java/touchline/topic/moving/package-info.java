/** Circles that move toward a line or a segment. */
@NullMarked
package touchline.topic.moving;

import org.jspecify.annotations.NullMarked;
