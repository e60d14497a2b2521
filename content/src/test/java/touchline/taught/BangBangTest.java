package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BangBangTest {
  @Test
  void theShortWayIsAtMostHalfATurnAndLeadsThere() {
    Random random = new Random(3);
    for (int i = 0; i < 10_000; i++) {
      double angle = Math.PI * (1 - 2 * random.nextDouble());
      double target = Math.PI * (1 - 2 * random.nextDouble());
      double way = BangBang.shortWay(angle, target);
      assertTrue(way > -Math.PI && way <= Math.PI, () -> angle + " " + target);
      double turns = (target + way - angle) / (2 * Math.PI);
      assertEquals(Math.rint(turns), turns, 1e-12);
    }
  }

  /**
   * For the target 2.5 it is what the controller asks, which can leave the range on one side only.
   */
  @Test
  void theControllerAsksForTheShortWay() {
    for (double angle = -3.1; angle <= 3.1; angle += 0.1) {
      assertEquals(BangBang.shortWay(angle, 2.5) > 0 ? -0.1 : 2, BangBang.control(angle, 0));
    }
  }

  /** Against a motor that turns a rod without weight, asked once a step. */
  @ParameterizedTest
  @CsvSource({"2, 0.25, 0.25", "2, 0.625, 0.25", "1.5, 0.5, 0.125", "4, 0.75, 0.125"})
  void aToothLastsAsLongAsArithmeticSays(double up, double down, double step) {
    double angle = up * step;
    int steps = 1;
    while (angle > 0) {
      angle -= down * step;
      steps++;
    }
    assertEquals(steps * step, BangBang.tooth(up, down, step));
  }
}
