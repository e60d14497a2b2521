package touchline.taught;

import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Two solid circles: whether they touch, and how far to push one off the other.
 *
 * <p>All lengths in metres. Right to a few ulp of the largest coordinate on ordinary data; at an
 * exact touch rounding may decide either distV.
 */
public final class TwoCircles {
  private TwoCircles() {}

  /**
   * Whether the circles reach each other; touching counts.
   *
   * <p>They do when their centres are no further apart than the two radii together.
   *
   * <p>Cost: one square root. Source: Ericson, Real-Time Collision Detection, 4.3.1.
   *
   * @throws IllegalArgumentException if a difference of coordinates overflows
   */
  @FigureInputs("circle one, circle other")
  // tag::overlaps[]
  public static boolean overlaps(Circle one, Circle other) {
    Vec2 distV = one.center().minus(other.center());
    double distance = distV.length();
    double reach = one.radius() + other.radius();
    double gap = distance - reach;
    return gap <= 0;
  }

  // end::overlaps[]

  /**
   * The move that takes one circle off the other, until they touch; zero when they are apart or
   * touch already.
   *
   * <p>With both centres in one place there is no direction to go on in; the rule is up. Where the
   * centres are close the direction loses digits.
   *
   * <p>Cost: two square roots, one here and one in unit, and two divisions. Source: Ericson,
   * Real-Time Collision Detection, 4.3.1, for the test.
   *
   * @throws IllegalArgumentException if a difference of coordinates overflows
   */
  @FigureInputs("circle one, circle other")
  // tag::offset[]
  public static Vec2 offset(Circle one, Circle other) {
    Vec2 distV = one.center().minus(other.center());
    double distance = distV.length();
    double reach = one.radius() + other.radius();
    double depth = reach - distance;
    if (depth <= 0) {
      return Vec2.ZERO;
    }
    Vec2 direction = distance > 0 ? distV.unit() : new Vec2(0, 1);
    return direction.times(depth);
  }
  // end::offset[]
}
