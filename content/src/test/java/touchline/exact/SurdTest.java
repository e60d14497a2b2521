package touchline.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import org.junit.jupiter.api.Test;

class SurdTest {
  private static final MathContext DIGITS = new MathContext(60);

  @Test
  void everySmallSumHasItsSign() {
    for (int a = -6; a <= 6; a++) {
      for (int b = -6; b <= 6; b++) {
        for (int c = 0; c <= 9; c++) {
          int expected = number(a).add(number(b).multiply(root(c))).signum();
          assertEquals(expected, Surd.sign(number(a), number(b), number(c)), a + " " + b + " " + c);
        }
      }
    }
  }

  @Test
  void everySmallDifferenceHasItsSign() {
    for (int x = -6; x <= 6; x++) {
      for (int p = 0; p <= 18; p++) {
        for (int q = 0; q <= 18; q++) {
          int expected =
              number(x)
                  .add(root(p))
                  .subtract(root(q))
                  .setScale(50, DIGITS.getRoundingMode())
                  .signum();
          int sign = Surd.signOfDifference(number(x), number(p), number(q));
          assertEquals(expected, sign, x + " " + p + " " + q);
        }
      }
    }
  }

  @Test
  void oneMoreDigitThanAnyRoundingKeepsCounts() {
    BigDecimal tiny = new BigDecimal(Double.MIN_VALUE);
    assertEquals(1, Surd.sign(number(-3).add(tiny), number(1), number(9)));
    assertEquals(-1, Surd.sign(number(-3).subtract(tiny), number(1), number(9)));
  }

  @Test
  void rootsHaveThirtyDigits() {
    for (int c = 0; c <= 1_000; c++) {
      for (int power = -401; power <= 401; power += 401) {
        BigDecimal square = number(c).scaleByPowerOfTen(power);
        BigDecimal off = Surd.root(square).subtract(square.sqrt(DIGITS)).abs();
        BigDecimal most = square.sqrt(DIGITS).scaleByPowerOfTen(-30);
        assertTrue(off.compareTo(most) <= 0, () -> "root of " + square);
      }
    }
  }

  private static BigDecimal number(int n) {
    return BigDecimal.valueOf(n);
  }

  private static BigDecimal root(int n) {
    return number(n).sqrt(DIGITS);
  }
}
