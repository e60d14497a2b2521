/** An upright box: its closest point, a circle that touches it, a segment that runs into it. */
@NullMarked
package touchline.topic.boxes;

import org.jspecify.annotations.NullMarked;
