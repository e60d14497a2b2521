package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The decisions against slow decimal arithmetic, where rounded arithmetic errs most. */
class ExactDecisionsTest {
  private static final int[][] LEGS = {
    {3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}, {12, 35, 37}
  };

  private final Random random = new Random(101);

  @Test
  void smallWholeNumbersAtAnyPowerOfTwoAreDecidedExactly() {
    int touching = 0;
    for (int i = 0; i < 10_000; i++) {
      double unit = powerOfTwo(random.nextInt(-900, 900));
      double[] n = new double[8];
      for (int k = 0; k < 6; k++) {
        n[k] = random.nextInt(-6, 7) * unit;
      }
      n[6] = random.nextInt(4) * unit;
      n[7] = random.nextInt(3) * unit;
      touching += assertDecided(n) == 0 ? 1 : 0;
    }
    assertTrue(touching > 100, "only " + touching);
  }

  @Test
  void tangentsAndTheirNeighboursAreToldApart() {
    for (int i = 0; i < 2_000; i++) {
      int[] legs = LEGS[random.nextInt(LEGS.length)];
      double far = random.nextInt(1 << 20);
      int k = random.nextInt(1, 61);
      double[] n = {far, -far, far + 61 * legs[0], -far + 61 * legs[1], 0, 0, legs[2], 0};
      n[4] = far + k * legs[0] - legs[1];
      n[5] = -far + k * legs[1] + legs[0];
      assertEquals(0, assertDecided(n));
      n[6] = Math.nextUp((double) legs[2]);
      assertEquals(-1, assertDecided(n));
      n[6] = Math.nextDown((double) legs[2]);
      assertEquals(1, assertDecided(n));
      n[7] = Double.MIN_VALUE;
      assertEquals(1, assertDecided(n));
    }
  }

  @Test
  void circlesThatAllButTouchAreDecidedExactly() {
    for (int i = 0; i < 4_000; i++) {
      double[] n = new double[8];
      for (int k = 0; k < 6; k++) {
        n[k] = random.nextDouble() * 20 - 10;
      }
      double distance = SegmentDistance.of(n[0], n[1], n[2], n[3], n[4], n[5]);
      n[7] = random.nextDouble() * distance;
      n[6] = distance - n[7] + random.nextInt(-2, 3) * Math.ulp(distance);
      assertDecided(n);
    }
  }

  @Test
  void numbersOfEverySizeAreDecidedExactly() {
    for (int i = 0; i < 600; i++) {
      double[] n = new double[8];
      for (int k = 0; k < 8; k++) {
        n[k] = (random.nextDouble() - 0.5) * powerOfTwo(random.nextInt(-1022, 1023));
      }
      n[6] = Math.abs(n[6]);
      n[7] = Math.abs(n[7]);
      assertDecided(n);
    }
  }

  private static double powerOfTwo(int exponent) {
    return Math.scalb(1.0, exponent);
  }

  private static int assertDecided(double[] n) {
    int found = SegmentDistance.compare(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]);
    assertEquals(decided(n), found, () -> Arrays.toString(n));
    assertEquals(side(n), Side.of(n[0], n[1], n[2], n[3], n[4], n[5]));
    return found;
  }

  private static BigDecimal minus(double x, double y) {
    return new BigDecimal(x).subtract(new BigDecimal(y));
  }

  private static int side(double[] n) {
    BigDecimal left = minus(n[2], n[0]).multiply(minus(n[5], n[1]));
    return left.compareTo(minus(n[3], n[1]).multiply(minus(n[4], n[0])));
  }

  /** By the parameter t = num/den of the foot, clamped, with |w·den − num·e|² and den². */
  private static int decided(double[] n) {
    BigDecimal ex = minus(n[2], n[0]);
    BigDecimal ey = minus(n[3], n[1]);
    BigDecimal wx = minus(n[4], n[0]);
    BigDecimal wy = minus(n[5], n[1]);
    BigDecimal den = ex.multiply(ex).add(ey.multiply(ey));
    BigDecimal num = wx.multiply(ex).add(wy.multiply(ey)).max(BigDecimal.ZERO).min(den);
    if (den.signum() == 0) {
      den = BigDecimal.ONE;
    }
    BigDecimal dx = wx.multiply(den).subtract(num.multiply(ex));
    BigDecimal dy = wy.multiply(den).subtract(num.multiply(ey));
    BigDecimal reach = new BigDecimal(n[6]).add(new BigDecimal(n[7])).multiply(den);
    return dx.multiply(dx).add(dy.multiply(dy)).compareTo(reach.multiply(reach));
  }
}
