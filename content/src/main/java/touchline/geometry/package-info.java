/** Checked values of plane geometry: points, segments, circles. Uses no other room. */
@NullMarked
package touchline.geometry;

import org.jspecify.annotations.NullMarked;
