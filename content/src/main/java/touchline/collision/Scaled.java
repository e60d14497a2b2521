package touchline.collision;

/** A vector of any size times a power of two, so that its square neither overflows nor vanishes. */
record Scaled(double x, double y, double factor) {
  static Scaled of(double x, double y) {
    double factor = Scale.factor(x, y);
    return new Scaled(x * factor, y * factor, factor);
  }

  boolean isZero() {
    return x == 0 && y == 0;
  }

  double dot(Scaled other) {
    return x * other.x + y * other.y;
  }

  double cross(Scaled other) {
    return x * other.y - y * other.x;
  }

  /** The length as scaled. */
  double norm() {
    return Math.sqrt(x * x + y * y);
  }

  /** A number as scaled, in the size of the vector that was given. */
  double unscaled(double number) {
    return number * Scale.inverse(factor);
  }

  /** The length of the vector that was given; infinite if it overflows. */
  double length() {
    return unscaled(norm());
  }
}
