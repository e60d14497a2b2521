/** The point of a segment that is closest to a point; most other topics build on it. */
@NullMarked
package touchline.topic.closestpoint;

import org.jspecify.annotations.NullMarked;
