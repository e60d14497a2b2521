/** Whether two circles overlap, and the shortest move that takes one off the other. */
@NullMarked
package touchline.topic.circles;

import org.jspecify.annotations.NullMarked;
