package touchline.topic.closestpoint;

import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** What is given has a segment from a to b. */
public interface SegmentGiven {
  Vec2 a();

  Vec2 b();

  default Segment segment() {
    return new Segment(a(), b());
  }

  /** Whether the segment has length zero. */
  default boolean isPoint() {
    return a().equals(b());
  }
}
