/** From the world to a screen and back. */
@NullMarked
package touchline.topic.painting;

import org.jspecify.annotations.NullMarked;
