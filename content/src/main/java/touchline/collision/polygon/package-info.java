/** Polygons by their corners: decisions that are exact for all finite inputs. */
@NullMarked
package touchline.collision.polygon;

import org.jspecify.annotations.NullMarked;
