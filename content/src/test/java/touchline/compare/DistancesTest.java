package touchline.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.collision.WideDistance;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.input.KeyValues;

/** One distance by two methods at any size and anywhere, and how far each is off. */
class DistancesTest {
  /** What the lesson tells: the careful method is off by an ulp or so wherever it works. */
  @Test
  void theCarefulMethodIsNeverFarOff() {
    for (int size = 0; size <= Distances.MOST; size++) {
      for (int offset = Distances.NOWHERE; offset <= Distances.MOST; offset++) {
        Distances at = Distances.at(size, offset);
        assertTrue(at.carefulError() <= 2, size + " " + offset + " " + at);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"0, -1, 0, 2", "16, -1, 0, 2", "0, 8, 1e6, 1e9", "8, 8, 0, 4", "0, 16, 1e13, 1e16"})
  void thePlainMethodLosesWhatTheOffsetIsLargerThanTheSize(
      int size, int offset, double least, double most) {
    double error = Distances.at(size, offset).plainError();
    assertTrue(error >= least && error <= most, () -> "off by " + error);
  }

  @Test
  void theTrueValueIsThatOfLongArithmetic() {
    Random random = new Random(5);
    for (int i = 0; i < 1000; i++) {
      double far = Distances.power(random.nextInt(12));
      Vec2 a = near(far, random);
      Vec2 b = near(far, random);
      Vec2 p = near(far, random);
      double exact = toLine(a, b, p);
      double wide = WideDistance.distance(new Segment(a, b), p);
      boolean beside = p.minus(a).dot(b.minus(a)) > 0 && p.minus(b).dot(b.minus(a)) < 0;
      assertTrue(!beside || wide == exact, () -> a + " " + b + " " + p);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 8e300, 6e300, 1e300, 7e300, 5e300",
    "0, 0, 8e-310, 6e-310, 1e-310, 7e-310, 5e-310",
    "2, 2, 2, 2, 5, 6, 5",
    "0, 0, 4, 0, 7, 4, 5",
    "0, 0, 4, 0, -3, 4, 5",
    "0, 0, 1e-200, 0, 3, 4, 5",
    "1, 1, 7, 1, 3, 1, 0"
  })
  void theTrueValueStaysInRange(
      double ax, double ay, double bx, double by, double px, double py, double distance) {
    Segment segment = new Segment(new Vec2(ax, ay), new Vec2(bx, by));
    assertEquals(distance, WideDistance.distance(segment, new Vec2(px, py)), distance * 1e-14);
  }

  private static Vec2 near(double far, Random random) {
    return new Vec2(far + random.nextDouble() * 20, far - random.nextDouble() * 20);
  }

  private static double toLine(Vec2 a, Vec2 b, Vec2 p) {
    BigDecimal ex = minus(b.x(), a.x());
    BigDecimal ey = minus(b.y(), a.y());
    BigDecimal wx = minus(p.x(), a.x());
    BigDecimal wy = minus(p.y(), a.y());
    MathContext digits = new MathContext(60);
    BigDecimal length = ex.multiply(ex).add(ey.multiply(ey)).sqrt(digits);
    return ex.multiply(wy).subtract(ey.multiply(wx)).abs().divide(length, digits).doubleValue();
  }

  private static BigDecimal minus(double one, double other) {
    return new BigDecimal(one).subtract(new BigDecimal(other));
  }

  @Test
  void digitsAreThoseOfTheDoubleWithoutRounding() {
    Random random = new Random(6);
    for (int i = 0; i < 1000; i++) {
      double value = (1 + random.nextDouble()) * Distances.power(random.nextInt(17));
      BigDecimal exact = new BigDecimal(value).round(new MathContext(17, RoundingMode.DOWN));
      String plain = exact.stripTrailingZeros().toPlainString();
      assertEquals(plain, trimmed(Digits.of(value)), () -> new BigDecimal(value).toPlainString());
    }
  }

  private static String trimmed(String digits) {
    return new BigDecimal(digits).stripTrailingZeros().toPlainString();
  }

  @Test
  void aBarGrowsByTheSameForEachPowerOfTen() {
    assertEquals(0, ScalePicture.length(0));
    assertEquals(1, ScalePicture.length(1));
    assertEquals(1.5, ScalePicture.length(5.5));
    assertEquals(9, ScalePicture.length(1e8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "size: 17 | size and offset must be powers of ten from 0 to 16: 17",
        "colour: red | a line must begin with title, alt, size or offset: colour: red",
        "size: 0 | offset must have a value"
      })
  void aBrokenDescriptionIsRefused(String line, String rule) {
    String text = "title: A title\nalt: A picture\n" + line + "\n";
    String with = line.startsWith("size: 17") ? text + "offset: 1\n" : text;
    KeyValues.Broken broken = assertThrows(KeyValues.Broken.class, () -> ScaleFigure.parse(with));
    assertEquals(rule, broken.getMessage());
  }
}
