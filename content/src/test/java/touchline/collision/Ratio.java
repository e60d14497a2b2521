package touchline.collision;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** An exact fraction, its denominator positive. */
record Ratio(BigInteger above, BigInteger below) {
  static Ratio of(double x) {
    BigDecimal exact = new BigDecimal(x);
    BigInteger power = BigInteger.TEN.pow(Math.max(0, exact.scale()));
    return new Ratio(exact.multiply(new BigDecimal(power)).toBigIntegerExact(), power);
  }

  Ratio plus(Ratio other) {
    BigInteger sum = above.multiply(other.below).add(other.above.multiply(below));
    return new Ratio(sum, below.multiply(other.below));
  }

  Ratio minus(Ratio other) {
    return plus(new Ratio(other.above.negate(), other.below));
  }

  Ratio times(Ratio other) {
    return new Ratio(above.multiply(other.above), below.multiply(other.below));
  }

  Ratio over(Ratio other) {
    BigInteger sign = BigInteger.valueOf(other.sign());
    BigInteger denominator = below.multiply(other.above).multiply(sign);
    return new Ratio(above.multiply(other.below).multiply(sign), denominator);
  }

  Ratio min(Ratio other) {
    return compareTo(other) <= 0 ? this : other;
  }

  int compareTo(Ratio other) {
    return minus(other).sign();
  }

  int sign() {
    return above.signum();
  }

  BigDecimal decimal(MathContext digits) {
    return new BigDecimal(above).divide(new BigDecimal(below), digits);
  }
}
