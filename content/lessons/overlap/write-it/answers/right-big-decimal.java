// right
import java.math.BigDecimal;
import touchline.geometry.*;

class Solution {
  /** A vector whose sums and products are not rounded. */
  private record Exact(BigDecimal x, BigDecimal y) {
    static Exact from(Vec2 start, Vec2 end) {
      return new Exact(
          new BigDecimal(end.x()).subtract(new BigDecimal(start.x())),
          new BigDecimal(end.y()).subtract(new BigDecimal(start.y())));
    }

    BigDecimal dot(Exact other) {
      return x.multiply(other.x).add(y.multiply(other.y));
    }

    BigDecimal cross(Exact other) {
      return x.multiply(other.y).subtract(y.multiply(other.x));
    }
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Exact along = Exact.from(a, b);
    Exact toCenter = Exact.from(a, center);
    BigDecimal reach = new BigDecimal(radius).pow(2);
    BigDecimal share = toCenter.dot(along);
    BigDecimal whole = along.dot(along);
    if (share.signum() <= 0) {
      return toCenter.dot(toCenter).compareTo(reach) <= 0;
    }
    if (share.compareTo(whole) >= 0) {
      Exact fromEnd = Exact.from(b, center);
      return fromEnd.dot(fromEnd).compareTo(reach) <= 0;
    }
    return toCenter.cross(along).pow(2).compareTo(reach.multiply(whole)) <= 0;
  }
}
