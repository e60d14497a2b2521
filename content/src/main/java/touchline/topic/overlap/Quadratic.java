package touchline.topic.overlap;

import touchline.geometry.Vec2;

/** The equation a u² + b u + c = 0 for the shares u of a segment that lie on a circle's outline. */
record Quadratic(double a, double b, double c) {
  static Quadratic of(CircleGiven given) {
    Vec2 fromCenter = given.a().minus(given.center());
    return new Quadratic(
        given.d().lengthSquared(),
        2 * fromCenter.dot(given.d()),
        fromCenter.lengthSquared() - given.radius() * given.radius());
  }

  double discriminant() {
    return b * b - 4 * a * c;
  }

  /** NaN if there is no solution. */
  double root() {
    return Math.sqrt(discriminant());
  }

  double first() {
    return (-b - root()) / (2 * a);
  }

  double second() {
    return (-b + root()) / (2 * a);
  }

  Quadratic withA(double other) {
    return new Quadratic(other, b, c);
  }

  Quadratic withC(double other) {
    return new Quadratic(a, b, other);
  }
}
