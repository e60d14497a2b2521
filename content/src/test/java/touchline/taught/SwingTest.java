package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.geometry.Vec2;

class SwingTest {
  private static final Vec2 HINGE = new Vec2(0.3, -0.2);

  /** 2 kg at 1 m and at 2 m to the right: 58.86 newton metres; on either side: 19.62. */
  @ParameterizedTest
  @CsvSource({"1, 2, 58.9, 58.8", "-1, -2, 58.9, 58.8", "-1, 2, 19.7, 19.6", "-2, 2, 0, -0.1"})
  void onlyTheDistanceToTheSideCounts(double first, double second, double enough, double less) {
    Vec2 hinge = new Vec2(3, 5);
    for (double height : new double[] {-7, 0, 4}) {
      Vec2 bob = new Vec2(3 + first, 5 + height);
      Vec2 other = new Vec2(3 + second, 5 - height);
      assertTrue(Swing.canHold(hinge, bob, other, 2, enough));
      assertFalse(Swing.canHold(hinge, bob, other, 2, less));
      assertTrue(Swing.canHold(hinge, other, bob, 2, enough));
    }
  }

  @Test
  void justEnoughHolds() {
    Vec2 bob = new Vec2(1, 0);
    assertTrue(Swing.canHold(Vec2.ZERO, bob, bob, 1, 9.81 * 2));
  }

  /** How much longer than a small swing, to the digits that are known from elsewhere. */
  @ParameterizedTest
  @CsvSource({"45, 1.0400", "90, 1.1803", "135, 1.5279"})
  void wideSwingsTakeLongerByTheKnownFactors(double degrees, double factor) {
    double small = 2 * Math.PI * Math.sqrt(1 / 9.81);
    assertEquals(factor, Swing.period(HINGE, released(1, degrees)) / small, 0.00005);
  }

  /** Against the equation of motion, integrated until the bob has come back. */
  @ParameterizedTest
  @CsvSource({"1, 5", "1, 60", "2.5, 90", "0.4, 127", "7, 150", "1, 178"})
  void thePeriodIsThatOfTheMotion(double length, double degrees) {
    double period = Swing.period(HINGE, released(length, degrees));
    assertEquals(1, period / integrated(length, Math.toRadians(degrees)), 1e-6);
  }

  @Test
  void whereNothingSwingsNothingIsDividedByZero() {
    assertEquals(Double.POSITIVE_INFINITY, Swing.period(HINGE, HINGE.plus(new Vec2(0, 3))));
    assertEquals(0, Swing.period(HINGE, HINGE));
  }

  private static Vec2 released(double length, double degrees) {
    double angle = Math.toRadians(degrees);
    return HINGE.plus(new Vec2(Math.sin(angle), -Math.cos(angle)).times(length));
  }

  /** Four times the way from rest to the bottom, by leapfrog and a straight last step. */
  private static double integrated(double length, double start) {
    double step = 1e-4 * Math.sqrt(length);
    double angle = start;
    double rate = -step / 2 * 9.81 / length * Math.sin(angle);
    double time = 0;
    while (angle + step * rate > 0) {
      angle += step * rate;
      rate -= step * 9.81 / length * Math.sin(angle);
      time += step;
    }
    return 4 * (time - angle / rate);
  }
}
