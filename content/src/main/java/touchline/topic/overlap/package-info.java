/** Whether a circle touches a segment. */
@NullMarked
package touchline.topic.overlap;

import org.jspecify.annotations.NullMarked;
