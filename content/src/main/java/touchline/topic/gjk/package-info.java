/** The topic of distance: farthest corners, the edge that is kept, and shapes with a radius. */
@NullMarked
package touchline.topic.gjk;

import org.jspecify.annotations.NullMarked;
