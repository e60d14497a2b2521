/** What becomes of a ball that meets a wall: its velocity, and the rest of its step. */
@NullMarked
package touchline.topic.bounce;

import org.jspecify.annotations.NullMarked;
