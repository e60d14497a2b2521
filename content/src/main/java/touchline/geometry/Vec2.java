package touchline.geometry;

/**
 * A point or a vector of the plane, in metres; y points up.
 *
 * <p>Immutable. Coordinates are finite: an operation whose result would overflow throws {@link
 * IllegalArgumentException} rather than carry an infinity into a verdict.
 */
public record Vec2(double x, double y) {
  public static final Vec2 ZERO = new Vec2(0, 0);

  public Vec2 {
    Require.finite("x", x);
    Require.finite("y", y);
  }

  public Vec2 plus(Vec2 other) {
    return new Vec2(x + other.x, y + other.y);
  }

  public Vec2 minus(Vec2 other) {
    return new Vec2(x - other.x, y - other.y);
  }

  public Vec2 times(double factor) {
    return new Vec2(x * factor, y * factor);
  }

  /** |this| |other| cos of the angle between them, in square metres; may overflow to infinity. */
  public double dot(Vec2 other) {
    return x * other.x + y * other.y;
  }

  /** |this| |other| sin of the angle from this to other: positive when other is to the left. */
  public double cross(Vec2 other) {
    return x * other.y - y * other.x;
  }

  public double lengthSquared() {
    return dot(this);
  }

  /** The length in metres; infinite above 1.3e154 and 0 below 1.5e-162, where the square leaves. */
  public double length() {
    return Math.sqrt(lengthSquared());
  }

  /**
   * The vector of length 1 in this direction.
   *
   * @throws IllegalArgumentException if the length is 0 or overflows: it has no direction then
   */
  public Vec2 unit() {
    double length = length();
    if (!(length > 0 && Double.isFinite(length))) {
      throw new IllegalArgumentException("length must be finite and > 0 to give a unit: " + length);
    }
    return new Vec2(x / length, y / length);
  }

  /** This vector turned left by a quarter of a circle. */
  public Vec2 perpendicular() {
    return new Vec2(-y, x);
  }
}
