package touchline.topic.overlap;

import touchline.geometry.Vec2;

/**
 * The shares u of the segment at which |a + u d - center| = radius, from the quadratic formula: NaN
 * both if the line misses the circle.
 */
record Roots(double first, double second) {
  static Roots of(CircleGiven g) {
    Vec2 d = g.point().d();
    Vec2 fromCenter = g.a().minus(g.center());
    double a = d.lengthSquared();
    double b = 2 * fromCenter.dot(d);
    double c = fromCenter.lengthSquared() - g.radius() * g.radius();
    double root = Math.sqrt(b * b - 4 * a * c);
    return new Roots((-b - root) / (2 * a), (-b + root) / (2 * a));
  }

  boolean exist() {
    return first <= second;
  }

  boolean firstInside() {
    return isShare(first);
  }

  boolean anyInside() {
    return isShare(first) || isShare(second);
  }

  boolean bothInside() {
    return isShare(first) && isShare(second);
  }

  private static boolean isShare(double u) {
    return u >= 0 && u <= 1;
  }
}
