/** Stadiums: segments with a radius. */
@NullMarked
package touchline.topic.stadium;

import org.jspecify.annotations.NullMarked;
