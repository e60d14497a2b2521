/** The topic of polygons: corners in order, points in polygons, and separating axes. */
@NullMarked
package touchline.topic.polygons;

import org.jspecify.annotations.NullMarked;
