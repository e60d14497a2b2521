package touchline.collision;

import touchline.exact.DoubleDouble;
import touchline.exact.PowerOfTwo;
import touchline.exact.WideVector;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * The distance of a point from a segment with about 100 bits, rounded once: what other methods are
 * measured by.
 *
 * <p>Everything is first divided by a power of two near the largest coordinate, which changes no
 * digit, so that squares stay in range. Error: half an ulp of the result and a little, and beside
 * it 2⁻¹⁰⁰ of the largest coordinate. Cost: some hundred operations.
 */
public final class WideDistance {
  private WideDistance() {}

  /** In metres; a segment of length zero is a point. Infinite only if the distance is. */
  public static double distance(Segment segment, Vec2 p) {
    int unit = Math.max(Math.max(exponent(segment.a()), exponent(segment.b())), exponent(p));
    Vec2 a = scaled(segment.a(), -unit);
    Vec2 b = scaled(segment.b(), -unit);
    WideVector fromA = WideVector.between(a, scaled(p, -unit));
    WideVector fromB = WideVector.between(b, scaled(p, -unit));
    WideVector along = WideVector.between(a, b).nearOne();
    if (!(fromA.dot(along).high() > 0)) {
      return length(fromA, unit);
    }
    if (!(fromB.dot(along).high() < 0)) {
      return length(fromB, unit);
    }
    DoubleDouble area = along.cross(fromA).magnitude();
    return PowerOfTwo.scale(area.over(along.dot(along).root()).value(), unit);
  }

  private static double length(WideVector vector, int unit) {
    WideVector near = vector.nearOne();
    return PowerOfTwo.scale(near.dot(near).root().value(), vector.exponent() + unit);
  }

  private static int exponent(Vec2 point) {
    return PowerOfTwo.exponent(Math.max(Math.abs(point.x()), Math.abs(point.y())));
  }

  private static Vec2 scaled(Vec2 point, int n) {
    return new Vec2(PowerOfTwo.scale(point.x(), n), PowerOfTwo.scale(point.y(), n));
  }
}
