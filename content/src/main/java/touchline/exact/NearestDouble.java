package touchline.exact;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * The double nearest to an exact quotient, ties to even. By whole numbers only: division and
 * conversion of {@code BigDecimal} do not round alike on the JVM and in the browser.
 */
public final class NearestDouble {
  /** Two bits more than a double has: one to round by, one for what is left. */
  private static final int BITS = 55;

  private NearestDouble() {}

  /** Correctly rounded in the normal range; a subnormal result is rounded twice. */
  public static double of(BigDecimal above, BigDecimal below) {
    int decimals = above.scale() - below.scale();
    BigInteger top = above.unscaledValue().abs().multiply(powerOfTen(-decimals));
    BigInteger bottom = below.unscaledValue().abs().multiply(powerOfTen(decimals));
    if (top.signum() == 0) {
      return 0;
    }
    int shift = BITS + bottom.bitLength() - top.bitLength();
    BigInteger[] parts =
        top.shiftLeft(Math.max(0, shift)).divideAndRemainder(bottom.shiftLeft(Math.max(0, -shift)));
    long bits = parts[0].longValue() | parts[1].signum();
    return above.signum() * below.signum() * PowerOfTwo.scale((double) bits, -shift);
  }

  private static BigInteger powerOfTen(int n) {
    return BigInteger.TEN.pow(Math.max(0, n));
  }
}
