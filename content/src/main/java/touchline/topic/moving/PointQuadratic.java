package touchline.topic.moving;

import touchline.geometry.Vec2;

/**
 * The square of the distance between a moving centre and a point, less the square of the radius: a
 * t² + 2 b t + c, in square metres.
 */
record PointQuadratic(double a, double b, double c) {
  /**
   * @param distV from the point to the centre at the start
   */
  static PointQuadratic of(Vec2 distV, Vec2 velocity, double radius) {
    return new PointQuadratic(
        velocity.dot(velocity), distV.dot(velocity), distV.dot(distV) - radius * radius);
  }

  double discriminant() {
    return b * b - a * c;
  }

  /** The same with another constant. */
  PointQuadratic withConstant(double other) {
    return new PointQuadratic(a, b, other);
  }

  /** When the circle would first touch the point, whether or not it is in the step. */
  double time() {
    return (-b - Math.sqrt(discriminant())) / a;
  }
}
