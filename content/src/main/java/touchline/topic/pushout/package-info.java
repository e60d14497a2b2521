/** The shortest move that takes a circle off a segment. */
@NullMarked
package touchline.topic.pushout;

import org.jspecify.annotations.NullMarked;
