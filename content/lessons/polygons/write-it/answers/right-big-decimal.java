// right
import java.math.BigDecimal;
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    BigDecimal parts = area(a, b, p).add(area(b, c, p)).add(area(c, a, p));
    return parts.compareTo(area(a, b, c)) == 0;
  }

  /** Twice the area of a triangle, not rounded. */
  private static BigDecimal area(Vec2 a, Vec2 b, Vec2 c) {
    BigDecimal one = between(a.x(), b.x()).multiply(between(a.y(), c.y()));
    return one.subtract(between(a.y(), b.y()).multiply(between(a.x(), c.x()))).abs();
  }

  private static BigDecimal between(double from, double to) {
    return new BigDecimal(to).subtract(new BigDecimal(from));
  }
}
