package touchline.pendulum;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArcTangentTest {
  private static void assertSameBits(double x) {
    assertEquals(
        Double.doubleToLongBits(StrictMath.atan(x)),
        Double.doubleToLongBits(ArcTangent.of(x)),
        () -> "the arc tangent of " + x);
  }

  @Test
  void bitsAreThoseOfTheSource() {
    Random random = new Random(3);
    for (int i = 0; i < 200_000; i++) {
      assertSameBits(Double.longBitsToDouble(random.nextLong()));
      assertSameBits((random.nextDouble() - 0.5) * 10);
    }
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {
        0,
        -0.0,
        0x1p-29,
        0.4375,
        0.6875,
        1,
        1.1875,
        2.4375,
        0x1p66,
        Double.MIN_VALUE,
        Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NaN
      })
  void bitsAreThoseOfTheSourceWhereTheRuleChanges(double x) {
    for (double near : new double[] {Math.nextDown(x), x, Math.nextUp(x)}) {
      assertSameBits(near);
      assertSameBits(-near);
    }
  }
}
