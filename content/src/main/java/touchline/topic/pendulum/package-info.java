/** A pendulum with a motor, and one that swings by itself. */
@NullMarked
package touchline.topic.pendulum;

import org.jspecify.annotations.NullMarked;
