package touchline.diagram;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.Rounds;

class NumberDigitsTest {
  private static final int DRAWN = Rounds.of(30_000);
  private static final double ROOT = Math.sqrt(2);

  @ParameterizedTest
  @CsvSource({
    "1.4142135623730951, 1.414,               1.4142,               1.414",
    "1.4142135623730951, 1.4142135623730954,  1.4142135623730951,   1.4142135623730954",
    "3,                  4,                   3,                    4",
    "5,                  5.0000001,           5,                    5.0000001",
    "123456.7891,        123456.7893,         123456.7891,          123456.7893",
    "0,                  1e-9,                0,                    1e-9",
    "1.00000001e-7,      1.00000002e-7,       1.00000001e-7,        1.00000002e-7",
    "-1e15,              -1.00001e15,         -1e15,                -1.00001e15",
    "0.0,                -0.0,                0,                    -0",
    "Infinity,           -Infinity,           infinity,             -infinity",
    "1.41421356,         NaN,                 1.414,                not a number",
    "NaN,                NaN,                 not a number,         not a number"
  })
  void twoNumbersArePrintedWithTheFewestDigitsThatTellThemApart(
      double one, double other, String oneText, String otherText) {
    NumberDigits digits = NumberDigits.telling(new double[] {one}, new double[] {other});
    assertEquals(oneText, digits.of(one));
    assertEquals(otherText, digits.of(other));
  }

  @Test
  void aVectorIsToldByTheCoordinateThatDiffers() {
    double[] one = {ROOT, 2};
    double[] other = {ROOT, 2.00001};
    NumberDigits digits = NumberDigits.telling(one, other);
    assertArrayEquals(
        new String[] {"1.41421", "2", "1.41421", "2.00001"},
        new String[] {
          digits.of(one[0]), digits.of(one[1]), digits.of(other[0]), digits.of(other[1])
        });
    assertTrue(NumberDigits.telling(one, new double[] {ROOT, 3}).isUsual());
  }

  /** The sign of a zero, and a last decimal that rounding moves, are no differences beside it. */
  @ParameterizedTest
  @CsvSource({
    "-0.0,       0.0,        1.00001, 1.00002, 1.00001, 1.00002",
    "0.12344999, 0.12345001, 1.00001, 1.00002, 1.00001, 1.00002",
    "0.1234,     0.1236,     3,       4,       3,       4"
  })
  void coordinateThatDiffersMostIsTold(
      double x, double otherX, double y, double otherY, String text, String otherText) {
    NumberDigits digits = NumberDigits.telling(new double[] {x, y}, new double[] {otherX, otherY});
    assertEquals(text, digits.of(y));
    assertEquals(otherText, digits.of(otherY));
  }

  /** Of every size, from neighbours to far apart; and the digits are true. */
  @Test
  void noTwoDoublesReadAlike() {
    Random random = new Random(4);
    for (int i = 0; i < DRAWN; i++) {
      double one = any(random);
      double other = i % 2 == 0 ? Math.nextUp(one) : one * (1 + Math.pow(10, -random.nextInt(17)));
      if (one != other && Double.isFinite(other)) {
        NumberDigits digits = NumberDigits.telling(new double[] {one}, new double[] {other});
        assertNotEquals(digits.of(one), digits.of(other), one + " and " + other);
        double near = Math.max(0.0005, Math.abs(one) * 0.0005) * (1 + 1e-9);
        assertEquals(one, Double.parseDouble(digits.of(one)), near);
      }
    }
  }

  @Test
  void exactDigitsGiveTheNumberBack() {
    Random random = new Random(5);
    for (int i = 0; i < DRAWN; i++) {
      double value = i % 2 == 0 ? any(random) : random.nextInt(20_000) / 1000.0;
      assertEquals(value, Double.parseDouble(NumberDigits.exact(value)));
    }
    assertEquals("0.1", NumberDigits.exact(0.1));
    assertEquals("-0.005859375", NumberDigits.exact(-0.005859375));
    assertEquals("1000000", NumberDigits.exact(1e6));
    assertEquals("-0", NumberDigits.exact(-0.0));
  }

  /** Any bits that are a finite number, half of them of a size that students see. */
  private static double any(Random random) {
    double value = Double.longBitsToDouble(random.nextLong());
    return Double.isFinite(value) && random.nextBoolean() ? value : 200 * random.nextDouble() - 100;
  }
}
