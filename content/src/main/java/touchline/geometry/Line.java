package touchline.geometry;

/**
 * The line of all points P with normal · P = offset; no ends.
 *
 * <p>The normal has length 1, so offset is the signed distance from the origin to the line, in
 * metres, and normal · P − offset that of P: positive on the side to which the normal points. Any
 * normal but zero is accepted and, unless it has length 1 already, scaled to it together with the
 * offset; each is then off by at most 2 ulp.
 *
 * <p>Source: the Hesse normal form.
 */
public record Line(Vec2 normal, double offset) {
  /** Squares of numbers between these neither overflow nor vanish. */
  private static final double SMALL = 0x1p-450;

  private static final double LARGE = 0x1p450;

  /** A rounded normal of length 1 has a square this close to 1; dividing would only round again. */
  private static final double ROUNDED_ONE = 4 * 0x1p-53;

  /**
   * Scales normal and offset.
   *
   * @throws IllegalArgumentException if the normal is zero, or the offset is not finite, given or
   *     scaled
   */
  public Line {
    Require.finite("offset", offset);
    double size = Math.max(Math.abs(normal.x()), Math.abs(normal.y()));
    if (size == 0) {
      throw new IllegalArgumentException("normal must not be zero: " + normal);
    }
    double scale = size < SMALL ? 0x1p600 : size > LARGE ? 0x1p-600 : 1;
    Vec2 scaled = normal.times(scale);
    double square = scaled.lengthSquared();
    if (scale != 1 || Math.abs(square - 1) > ROUNDED_ONE) {
      double length = Math.sqrt(square);
      normal = new Vec2(scaled.x() / length, scaled.y() / length);
      offset = offset / length * scale;
      Require.finite("offset for a normal of length 1", offset);
    }
  }

  /**
   * The line through both points, its normal on the left of the direction from a to b.
   *
   * @throws IllegalArgumentException if the points are equal or b − a overflows
   */
  public static Line through(Vec2 a, Vec2 b) {
    Vec2 along = b.minus(a);
    if (along.x() == 0 && along.y() == 0) {
      throw new IllegalArgumentException("b must differ from a: " + b);
    }
    Vec2 normal = new Line(along.perpendicular(), 0).normal();
    return new Line(normal, normal.dot(a));
  }
}
