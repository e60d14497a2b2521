package touchline.taught;

import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * A segment and a hoop: a circle's outline alone, with nothing inside. All lengths in metres;
 * touching counts; at an exact touch rounding may decide either way.
 */
public final class SegmentHoop {
  private SegmentHoop() {}

  /**
   * Whether the segment touches the hoop: it has a point no further from the centre than the
   * radius, and one no nearer.
   *
   * <p>Along the segment the distance from the centre changes without a jump, so it takes every
   * value between its least and its most. Cost: five square roots. A segment of length zero is a
   * point.
   */
  @FigureInputs("point a, point b, circle hoop")
  // tag::overlaps[]
  public static boolean overlaps(Segment segment, Circle hoop) {
    Vec2 closest = SegmentCircle.closestPoint(segment, hoop.center());
    Vec2 farthest = farthestPoint(segment, hoop.center());
    double least = closest.minus(hoop.center()).length();
    double most = farthest.minus(hoop.center()).length();
    return least <= hoop.radius() && hoop.radius() <= most;
  }

  // end::overlaps[]

  /** The point of the segment that is farthest from p: one of its ends, b if they are as far. */
  // tag::farthestPoint[]
  public static Vec2 farthestPoint(Segment segment, Vec2 p) {
    double toA = segment.a().minus(p).length();
    double toB = segment.b().minus(p).length();
    return toA > toB ? segment.a() : segment.b();
  }
  // end::farthestPoint[]
}
