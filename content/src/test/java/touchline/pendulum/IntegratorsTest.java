package touchline.pendulum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The numbers that the lesson prints about the order of place and velocity. */
class IntegratorsTest {
  private static final double GRAVITY = 9.81;
  private static final double STEP = 0.01;
  private static final int STEPS = 2000;
  private static final double START = Math.PI / 4;

  @Test
  void placeBeforeVelocityMakesEnergyOfNothing() {
    double angle = START;
    double rate = 0;
    for (int i = 0; i < STEPS; i++) {
      double pull = -GRAVITY * Math.sin(angle);
      angle += STEP * rate;
      rate += STEP * pull;
    }
    assertEquals(4.5, share(angle, rate), 0.05);
  }

  @Test
  void velocityBeforePlaceKeepsItWithinOneAndAHalfPercent() {
    double angle = START;
    double rate = 0;
    for (int i = 0; i < STEPS; i++) {
      rate -= STEP * GRAVITY * Math.sin(angle);
      angle += STEP * rate;
      assertEquals(1, share(angle, rate), 0.0155, "after " + i);
    }
  }

  /** After a second of twenty steps: half a step too far. */
  @Test
  void aFallIsAStepTooLong() {
    double fallen = GRAVITY * 0.05 * 0.05 * 20 * 21 / 2;
    assertEquals(5.15, fallen, 0.005);
    assertTrue(fallen - GRAVITY / 2 > 0.24);
  }

  /** Of the energy at the start, per mass and length. */
  private static double share(double angle, double rate) {
    return energy(angle, rate) / energy(START, 0);
  }

  private static double energy(double angle, double rate) {
    return rate * rate / 2 + GRAVITY * (1 - Math.cos(angle));
  }
}
