package touchline.collision;

import java.util.List;
import touchline.geometry.Vec2;

/**
 * The first moment at which a moving circle hits something.
 *
 * @param time the part of the step that has passed, 0 to 1
 * @param contact the point that is hit, in metres; for a circle that overlaps at the start, the
 *     closest point
 * @param normal of length 1, from the contact to the circle's centre; for a centre on the line or
 *     segment, its left normal
 * @param segments the places in the given list of all segments that are hit at this time, exactly,
 *     in order; contact and normal are those of the first. For a single line or segment: 0
 */
public record Impact(double time, Vec2 contact, Vec2 normal, List<Integer> segments) {
  public Impact {
    if (!(time >= 0 && time <= 1)) {
      throw new IllegalArgumentException("time must be >= 0 and <= 1: " + time);
    }
    segments = List.copyOf(segments);
    if (segments.isEmpty()) {
      throw new IllegalArgumentException("segments must name what is hit: " + segments);
    }
  }
}
