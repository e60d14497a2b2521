package touchline.collision.polygon;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import touchline.geometry.Vec2;

/** The square of the distance of two shapes as a fraction, by all pairs of a corner and an edge. */
record ExactDistance(BigDecimal above, BigDecimal below) {
  static ExactDistance of(List<Vec2> a, List<Vec2> b) {
    ExactDistance least = fromCorners(a, b);
    ExactDistance other = fromCorners(b, a);
    return other.isLess(least) ? other : least;
  }

  private static ExactDistance fromCorners(List<Vec2> one, List<Vec2> other) {
    ExactDistance least = of(one.get(0), other.get(0), other.get(0));
    for (Vec2 corner : one) {
      for (int i = 0; i < other.size(); i++) {
        ExactDistance found = of(corner, other.get(i), other.get((i + 1) % other.size()));
        least = found.isLess(least) ? found : least;
      }
    }
    return least;
  }

  private static ExactDistance of(Vec2 p, Vec2 from, Vec2 to) {
    BigDecimal[] e = way(from, to);
    BigDecimal[] w = way(from, p);
    BigDecimal[] v = way(to, p);
    if (dot(w, e).signum() <= 0) {
      return new ExactDistance(dot(w, w), BigDecimal.ONE);
    }
    if (dot(v, e).signum() >= 0) {
      return new ExactDistance(dot(v, v), BigDecimal.ONE);
    }
    BigDecimal cross = e[0].multiply(w[1]).subtract(e[1].multiply(w[0]));
    return new ExactDistance(cross.multiply(cross), dot(e, e));
  }

  private static BigDecimal[] way(Vec2 from, Vec2 to) {
    return new BigDecimal[] {
      new BigDecimal(to.x()).subtract(new BigDecimal(from.x())),
      new BigDecimal(to.y()).subtract(new BigDecimal(from.y()))
    };
  }

  private static BigDecimal dot(BigDecimal[] one, BigDecimal[] other) {
    return one[0].multiply(other[0]).add(one[1].multiply(other[1]));
  }

  boolean isLess(ExactDistance other) {
    return compare(other.above, other.below) < 0;
  }

  /** With the square root of a fraction. */
  private int compare(BigDecimal otherAbove, BigDecimal otherBelow) {
    return above.multiply(otherBelow).compareTo(otherAbove.multiply(below));
  }

  /** The sign of the distance minus a length. */
  int compare(double length) {
    BigDecimal exact = new BigDecimal(length);
    return compare(exact.multiply(exact), BigDecimal.ONE);
  }

  boolean isZero() {
    return above.unscaledValue().equals(BigInteger.ZERO);
  }

  /** Whether the distance is a number, give or take so much. */
  boolean isWithin(double found, double allowed) {
    BigDecimal most = new BigDecimal(found).add(new BigDecimal(allowed));
    BigDecimal least = new BigDecimal(found).subtract(new BigDecimal(allowed));
    return compare(most.multiply(most), BigDecimal.ONE) <= 0
        && (least.signum() <= 0 || compare(least.multiply(least), BigDecimal.ONE) >= 0);
  }
}
