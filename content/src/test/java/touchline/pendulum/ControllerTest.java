package touchline.pendulum;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.taught.BangBang;

class ControllerTest {
  @Test
  void controllersSwitchAsTheLessonPrintsThem() {
    Random random = new Random(9);
    for (int i = 0; i < 10_000; i++) {
      double angle = Math.PI * (1 - 2 * random.nextDouble());
      double rate = 20 * random.nextDouble() - 10;
      assertEquals(BangBang.plain(angle), Controller.PLAIN.velocity(Settings.FIRST, angle, rate));
      assertEquals(
          BangBang.control(angle, rate), Controller.AHEAD.velocity(Settings.FIRST, angle, rate));
    }
  }

  /** At the threshold itself, and where the angle starts again. */
  @Test
  void theThresholdIsNotAboveItself() {
    assertEquals(2, BangBang.plain(2.5));
    assertEquals(2, BangBang.control(2.5, 0));
    assertEquals(-0.1, BangBang.control(-Math.PI, 0));
    assertEquals(2, BangBang.plain(-Math.PI));
  }
}
