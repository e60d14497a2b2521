package touchline.exact;

import java.math.BigDecimal;

/** Exact signs of sums with square roots, without taking a root: by squaring; and roots. */
public final class Surd {
  private Surd() {}

  /** The sign of a + b √c, for c >= 0. */
  public static int sign(BigDecimal a, BigDecimal b, BigDecimal c) {
    int first = a.signum();
    int second = b.signum() * c.signum();
    if (first == second || second == 0) {
      return first;
    }
    if (first == 0) {
      return second;
    }
    int larger = a.multiply(a).compareTo(b.multiply(b).multiply(c));
    return larger == 0 ? 0 : larger > 0 ? first : second;
  }

  /** The sign of x + √p − √q, for p, q >= 0. */
  public static int signOfDifference(BigDecimal x, BigDecimal p, BigDecimal q) {
    BigDecimal two = BigDecimal.valueOf(2);
    BigDecimal square = x.multiply(x);
    if (x.signum() >= 0) {
      // x + √p against √q: compare (x + √p)² with q.
      return sign(square.add(p).subtract(q), two.multiply(x), p);
    }
    // √p against √q + |x|: compare p with (√q + |x|)².
    return sign(p.subtract(q).subtract(square), two.multiply(x), q);
  }

  /** √c to about 30 digits: the root of a double, and one step of Newton's. */
  public static BigDecimal root(BigDecimal c) {
    if (c.signum() == 0) {
      return c;
    }
    int half = Math.floorDiv(c.precision() - c.scale(), 2);
    BigDecimal square = c.movePointLeft(2 * half);
    BigDecimal near = new BigDecimal(Math.sqrt(NearestDouble.of(square, BigDecimal.ONE)));
    BigDecimal rest = square.subtract(near.multiply(near));
    BigDecimal step = new BigDecimal(NearestDouble.of(rest, near.add(near)));
    return near.add(step).movePointRight(half);
  }
}
