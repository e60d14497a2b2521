package touchline.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NearestDoubleTest {
  @Test
  void everyDoubleIsItself() {
    Random random = new Random(91);
    for (int i = 0; i < 2_000; i++) {
      double x = PowerOfTwo.scale(random.nextDouble() - 0.5, random.nextInt(2_000) - 1_000);
      assertEquals(x, nearest(new BigDecimal(x)));
    }
    assertEquals(0, nearest(BigDecimal.ZERO));
    assertEquals(Double.MIN_VALUE, nearest(new BigDecimal(Double.MIN_VALUE)));
  }

  @Test
  void whatLiesBetweenGoesToTheNearerAndTheMiddleToTheEven() {
    BigDecimal one = BigDecimal.ONE;
    BigDecimal half = new BigDecimal(0x1p-53);
    assertEquals(1, nearest(one.add(half)));
    assertEquals(1 + 0x1p-52, nearest(one.add(half).add(new BigDecimal(1e-300))));
    assertEquals(1 + 0x1p-51, nearest(one.add(half.multiply(new BigDecimal(3)))));
    assertEquals(-1, nearest(one.add(half).negate()));
  }

  @Test
  void quotientsAreRoundedAsTheStandardLibraryDoes() {
    Random random = new Random(92);
    for (int i = 0; i < 5_000; i++) {
      BigDecimal x = BigDecimal.valueOf(random.nextLong(), random.nextInt(400) - 200);
      BigDecimal y = BigDecimal.valueOf(random.nextInt(1_000_000) + 1L);
      BigDecimal quotient = x.divide(y, new MathContext(60));
      assertEquals(quotient.doubleValue(), NearestDouble.of(x, y));
    }
  }

  private static double nearest(BigDecimal x) {
    return NearestDouble.of(x, BigDecimal.ONE);
  }
}
