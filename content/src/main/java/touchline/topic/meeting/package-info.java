/** Two circles that both move, and players who run to meet a moving ball. */
@NullMarked
package touchline.topic.meeting;

import org.jspecify.annotations.NullMarked;
