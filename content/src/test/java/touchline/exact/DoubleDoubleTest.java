package touchline.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DoubleDoubleTest {
  private static final MathContext DIGITS = new MathContext(60);
  private static final BigDecimal MOST = new BigDecimal(0x1p-100);

  @Test
  void sumsAndProductsOfTwoDoublesAreExact() {
    Random random = new Random(71);
    for (int i = 0; i < 5_000; i++) {
      double a = any(random);
      double b = any(random);
      assertEquals(0, exact(a).add(exact(b)).compareTo(exact(DoubleDouble.sum(a, b))));
      assertEquals(0, exact(a).multiply(exact(b)).compareTo(exact(DoubleDouble.product(a, b))));
    }
  }

  @Test
  void everyOperationKeepsAHundredBits() {
    Random random = new Random(72);
    for (int i = 0; i < 5_000; i++) {
      DoubleDouble x = DoubleDouble.sum(any(random), any(random));
      DoubleDouble y = DoubleDouble.sum(any(random), any(random) * 0x1p-60);
      assertNear(exact(x).add(exact(y)), x.plus(y));
      assertNear(exact(x).subtract(exact(y)), x.minus(y));
      assertNear(exact(x).multiply(exact(y)), x.times(y));
      assertNear(exact(x).divide(exact(y), DIGITS), x.over(y));
      DoubleDouble size = x.magnitude();
      assertNear(exact(size).sqrt(DIGITS), size.root());
    }
  }

  @Test
  void whatRoundingMadeNegativeHasTheRootZero() {
    assertEquals(0, DoubleDouble.of(-0x1p-90).root().value());
  }

  @Test
  void scalingReachesFromTheSmallestToTheLargestDouble() {
    assertEquals(0x1p1023, PowerOfTwo.scale(Double.MIN_VALUE, 1023 + 1074));
    assertEquals(Double.MIN_VALUE, PowerOfTwo.scale(0x1p1023, -1023 - 1074));
    assertEquals(3, PowerOfTwo.exponent(-15.9));
    assertEquals(-1022, PowerOfTwo.exponent(Double.MIN_NORMAL));
    assertEquals(-1023, PowerOfTwo.exponent(0));
  }

  private static double any(Random random) {
    return (random.nextDouble() - 0.5) * PowerOfTwo.scale(1, random.nextInt(60) - 30);
  }

  private static BigDecimal exact(double x) {
    return new BigDecimal(x);
  }

  private static BigDecimal exact(DoubleDouble x) {
    return exact(x.high()).add(exact(x.low()));
  }

  private static void assertNear(BigDecimal expected, DoubleDouble actual) {
    BigDecimal off = exact(actual).subtract(expected).abs();
    assertTrue(off.compareTo(expected.abs().multiply(MOST)) <= 0, () -> expected + " " + off);
  }
}
