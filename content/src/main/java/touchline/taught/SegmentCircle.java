package touchline.taught;

import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** A segment and a circle: where they are closest. */
public final class SegmentCircle {
  private SegmentCircle() {}

  /**
   * The point of the segment that is closest to p.
   *
   * <p>Measures how far along the segment the foot of the perpendicular from p lies, and stops at
   * the ends. A segment of length zero is the point a. All coordinates in metres.
   *
   * <p>Cost: one square root, two divisions. Error: a few ulp of the largest coordinate on ordinary
   * data; the form is meant to be read and is not scaled.
   *
   * @throws IllegalArgumentException if a difference of coordinates or the length overflows
   *     <p>Source: Ericson, Real-Time Collision Detection, 5.1.2.
   */
  // tag::closestPoint[]
  public static Vec2 closestPoint(Segment segment, Vec2 p) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    Vec2 segV = b.minus(a);
    Vec2 pV = p.minus(a);
    double length = segV.length();
    if (length == 0) {
      return a;
    }
    Vec2 unit = segV.unit();
    double proj = pV.dot(unit);
    if (proj <= 0) {
      return a;
    }
    if (proj >= length) {
      return b;
    }
    Vec2 projV = unit.times(proj);
    return a.plus(projV);
  }
  // end::closestPoint[]
}
