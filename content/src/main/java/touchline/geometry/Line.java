package touchline.geometry;

/**
 * The endless line of all points P with normal · P = offset.
 *
 * <p>The normal has length 1, to within rounding: the constructor scales normal and offset by the
 * same factor, so any normal but zero will do. A normal whose length is already 1 to within 4 ulp
 * is kept bit for bit, so a line taken apart and put together again is the same line. The side to
 * which the normal points is the line's left when it is walked from a to b of {@link #through}.
 *
 * @param normal across the line, without unit
 * @param offset distance of the line from the origin along the normal, in metres; negative when the
 *     origin lies on the side to which the normal points
 */
public record Line(Vec2 normal, double offset) {
  /** Lengths squared this near to 1 count as 1: twice the rounding of a unit vector, with room. */
  private static final double UNIT_ERROR = 8 * 0x1p-53;

  /**
   * Scales the normal to length 1 and the offset with it.
   *
   * @throws IllegalArgumentException if the normal is zero, or the offset is not finite before or
   *     after
   */
  public Line {
    Require.finite("offset", offset);
    if (normal.x() == 0 && normal.y() == 0) {
      throw new IllegalArgumentException("normal must not be zero: " + normal);
    }
    if (!(Math.abs(normal.lengthSquared() - 1) <= UNIT_ERROR)) {
      double factor = powerOfTwo(normal);
      double x = normal.x() * factor;
      double y = normal.y() * factor;
      double length = Math.sqrt(x * x + y * y);
      normal = new Vec2(x / length, y / length);
      offset = offset * factor / length;
      Require.finite("offset for a normal of length 1", offset);
    }
  }

  /**
   * The line through two points; its normal points to the left of the way from a to b.
   *
   * <p>Error: an ulp in the normal; two ulp of the larger coordinate of a in the offset.
   *
   * @throws IllegalArgumentException if a and b are the same point or their difference overflows
   */
  public static Line through(Vec2 a, Vec2 b) {
    if (a.x() == b.x() && a.y() == b.y()) {
      throw new IllegalArgumentException("a and b must differ to give a line: " + a);
    }
    Vec2 left = b.minus(a).perpendicular();
    double factor = powerOfTwo(left);
    Vec2 normal = left.times(factor).unit();
    return new Line(normal, normal.dot(a));
  }

  /**
   * The factor that brings the larger coordinate near 1, so that squares neither overflow nor
   * vanish. A power of two: multiplying by it does not round.
   */
  private static double powerOfTwo(Vec2 vector) {
    double largest = Math.max(Math.abs(vector.x()), Math.abs(vector.y()));
    int exponent = (int) (Double.doubleToLongBits(largest) >>> 52) - 1023;
    int opposite = Math.max(-1022, Math.min(-exponent, 1022));
    return Double.longBitsToDouble((opposite + 1023L) << 52);
  }
}
