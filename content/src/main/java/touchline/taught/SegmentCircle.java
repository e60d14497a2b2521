package touchline.taught;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * A segment and a solid circle: where they are closest, whether they touch, how far to push.
 *
 * <p>All lengths in metres. Right to a few ulp of the largest coordinate on ordinary data; nothing
 * is scaled, and at an exact touch rounding may decide either way.
 */
public final class SegmentCircle {
  private SegmentCircle() {}

  /**
   * The point of the segment that is closest to p.
   *
   * <p>Measures how far along the segment the foot of the perpendicular from p lies, and stops at
   * the ends. A segment of length zero is the point a.
   *
   * <p>Cost: two square roots, one here and one in unit, and two divisions. Source: Ericson,
   * Real-Time Collision Detection, 5.1.2, with a unit vector.
   *
   * @throws IllegalArgumentException if a difference of coordinates or the length overflows
   */
  @FigureInputs("point a, point b, point p")
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

  /**
   * The same point without a unit vector: t says which part of the segment lies before it.
   *
   * <p>Cost: one division. Source: Ericson, Real-Time Collision Detection, 5.1.2.
   *
   * @throws IllegalArgumentException if a difference of coordinates overflows
   */
  @FigureInputs("point a, point b, point p")
  // tag::closestPointByPart[]
  public static Vec2 closestPointByPart(Segment segment, Vec2 p) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    Vec2 segV = b.minus(a);
    Vec2 pV = p.minus(a);
    double lengthSquared = segV.lengthSquared();
    if (lengthSquared == 0) {
      return a;
    }
    double part = pV.dot(segV) / lengthSquared;
    double t = Math.max(0, Math.min(1, part));
    return a.plus(segV.times(t));
  }

  // end::closestPointByPart[]

  /** Whether the circle reaches the segment; touching counts. */
  @FigureInputs("point a, point b, circle circle")
  // tag::overlaps[]
  public static boolean overlaps(Segment segment, Circle circle) {
    Vec2 closest = closestPoint(segment, circle.center());
    Vec2 distV = circle.center().minus(closest);
    double distance = distV.length();
    return distance <= circle.radius();
  }

  // end::overlaps[]

  /**
   * The move that takes the circle off the segment, until they touch; zero when they are apart or
   * touch already.
   *
   * <p>With the centre on the segment there is no direction to go on in; the rule is left of the
   * way from a to b, and up if the segment has length zero. Close to the segment the direction
   * loses digits.
   */
  @FigureInputs("point a, point b, circle circle")
  // tag::offset[]
  public static Vec2 offset(Segment segment, Circle circle) {
    Vec2 closest = closestPoint(segment, circle.center());
    Vec2 distV = circle.center().minus(closest);
    double distance = distV.length();
    double depth = circle.radius() - distance;
    if (depth <= 0) {
      return Vec2.ZERO;
    }
    Vec2 direction = distance > 0 ? distV.unit() : leftOf(segment);
    return direction.times(depth);
  }

  // end::offset[]

  /** The unit vector to the left of the way from a to b; up for a segment of length zero. */
  // tag::leftOf[]
  public static Vec2 leftOf(Segment segment) {
    Vec2 segV = segment.b().minus(segment.a());
    if (segV.length() == 0) {
      return new Vec2(0, 1);
    }
    return segV.unit().perpendicular();
  }

  // end::leftOf[]

  /**
   * Where the segment crosses the circle's boundary: the u in [0, 1] for which a + u · segV is on
   * it. None if the whole segment lies inside; one if it is a tangent; none for a segment of length
   * zero.
   *
   * <p>From |a + u · segV − center|² = radius². Source: P. Bourke, Intersection of a line and a
   * circle.
   */
  @FigureInputs("point start, point end, circle circle")
  // tag::crossings[]
  public static List<Double> crossings(Segment segment, Circle circle) {
    Vec2 segV = segment.b().minus(segment.a());
    Vec2 fromCenter = segment.a().minus(circle.center());
    double radius = circle.radius();
    double a = segV.dot(segV);
    double b = 2 * fromCenter.dot(segV);
    double c = fromCenter.dot(fromCenter) - radius * radius;
    double discriminant = b * b - 4 * a * c;
    List<Double> crossings = new ArrayList<>();
    if (a == 0 || discriminant < 0) {
      return crossings;
    }
    double root = Math.sqrt(discriminant);
    double first = (-b - root) / (2 * a);
    double second = (-b + root) / (2 * a);
    if (first >= 0 && first <= 1) {
      crossings.add(first);
    }
    if (second >= 0 && second <= 1 && second != first) {
      crossings.add(second);
    }
    return crossings;
  }
  // end::crossings[]
}
