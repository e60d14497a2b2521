package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

class PrecisionTest {
  @ParameterizedTest
  @CsvSource({"4, 5", "7, 8", "8, 10", "14, 16", "16, 20", "28, 32", "32, 40"})
  void theNextNumberOfThreeDigits(double x, double next) {
    assertEquals(new Vec2(next, 0), Precision.next(new Vec2(x, 0)));
  }

  @ParameterizedTest
  @CsvSource({"5, 40, 8, 8", "5, 20, 4, 4", "7, 20, 4, 8", "3, 8, 2, 4"})
  void aPointComesBackToWhereTheNumbersAre(double x, double distance, double gap, double back) {
    assertEquals(back, Precision.backFromAfar(new Vec2(x, 0), distance, gap).x());
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-300, 1e-200, 1, 1e200, 1e300})
  void theDistanceIsRightAtAnySize(double size) {
    Vec2 b = new Vec2(-3 * size, 4 * size);
    assertEquals(5 * size, Precision.scaledDistance(Vec2.ZERO, b), 1e-15 * size);
    assertEquals(0, Precision.scaledDistance(b, b));
  }

  /** Where squares in doubles would say the other thing. */
  @Test
  void whatOnlyJustMissesIsTold() {
    Circle circle = new Circle(Vec2.ZERO, 999_999_000);
    assertTrue(Precision.reaches(circle, new Vec2(999_999_000, 0)));
    assertFalse(Precision.reaches(circle, new Vec2(999_999_000, 1)));
    double square = 999_999_000.0 * 999_999_000.0;
    assertEquals(square, square + 1);
  }

  /** The numbers of binary digits that the task tells. */
  @Test
  void theSquareOfABillionHasSixtyDigits() {
    BigInteger square = BigInteger.valueOf(1_000_000_000).pow(2);
    assertEquals(60, square.bitLength());
    assertEquals(63, BigInteger.valueOf(Long.MAX_VALUE).bitLength());
    assertTrue(square.shiftLeft(1).bitLength() <= 63);
  }
}
