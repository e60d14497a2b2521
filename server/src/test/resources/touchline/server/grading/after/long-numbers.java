import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.stream.Stream;
import touchline.geometry.*;

class Solution {
  private static final BigDecimal ZERO = BigDecimal.ZERO;
  private static final MathContext DIGITS = new MathContext(40, RoundingMode.HALF_EVEN);
  private static final BigInteger[] SMALL = {BigInteger.ONE, BigInteger.TWO};

  record Pair(BigDecimal x, BigDecimal y) {
    static Pair of(Vec2 v) {
      return new Pair(new BigDecimal(v.x()), new BigDecimal(v.y()));
    }

    Pair minus(Pair other) {
      return new Pair(x.subtract(other.x), y.subtract(other.y));
    }

    BigDecimal dot(Pair other) {
      return Stream.of(x.multiply(other.x), y.multiply(other.y)).reduce(ZERO, BigDecimal::add);
    }
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Pair from = Pair.of(a);
    Pair along = Pair.of(b).minus(from);
    BigDecimal square = along.dot(along);
    if (square.compareTo(ZERO) == 0) {
      return a;
    }
    BigDecimal t = Pair.of(p).minus(from).dot(along).divide(square, DIGITS);
    BigDecimal share = t.max(ZERO).min(BigDecimal.valueOf(SMALL[0].longValue()));
    BigDecimal length = square.sqrt(DIGITS);
    System.out.println(String.format("%.3f %s", length, share.setScale(3, RoundingMode.HALF_UP)));
    return new Vec2(
        from.x().add(along.x().multiply(share)).doubleValue(),
        from.y().add(along.y().multiply(share)).doubleValue());
  }
}
