package touchline.sketch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Vec2;
import touchline.taught.Swing;

class AnglesTest {
  private static final Vec2 HINGE = new Vec2(0.5, 0.25);

  /** Down, up again on the other side, and back. */
  @ParameterizedTest
  @ValueSource(doubles = {-3, -1.5, 0.01, 0.7, 1.57, 2.9})
  void aBobIsBackAfterItsPeriod(double angle) {
    Vec2 bob = HINGE.plus(Angles.at(angle - Math.PI / 2, 2));
    Vec2 mirror = new Vec2(2 * HINGE.x() - bob.x(), bob.y());
    assertNear(bob, Angles.swung(HINGE, bob, 0));
    assertNear(HINGE.plus(new Vec2(0, -2)), Angles.swung(HINGE, bob, 0.25));
    assertNear(mirror, Angles.swung(HINGE, bob, 0.5));
    assertNear(bob, Angles.swung(HINGE, bob, 1));
  }

  /** A step by the equation of motion, which knows nothing of the formula. */
  @ParameterizedTest
  @ValueSource(doubles = {0.3, 1.57, 2.8})
  void itMovesAsGravityHasIt(double angle) {
    Vec2 bob = Angles.at(angle - Math.PI / 2, 1);
    double period = Swing.period(Vec2.ZERO, bob);
    double turned = angle;
    double rate = 0;
    int steps = 40_000;
    for (int i = 0; i < steps * 3 / 8; i++) {
      rate -= 9.81 * Math.sin(turned) * period / steps;
      turned += rate * period / steps;
    }
    Vec2 there = Angles.swung(Vec2.ZERO, bob, 0.375);
    double apart = there.minus(Angles.at(turned - Math.PI / 2, 1)).length();
    assertTrue(apart < 2e-3, () -> angle + ": " + apart);
  }

  @Test
  void uprightItStays() {
    Vec2 bob = HINGE.plus(new Vec2(0, 1));
    assertEquals(bob, Angles.swung(HINGE, bob, 0.4));
    assertEquals(HINGE, Angles.swung(HINGE, HINGE, 0.4));
  }

  private static void assertNear(Vec2 wanted, Vec2 found) {
    assertEquals(0, wanted.minus(found).length(), 1e-6, () -> wanted + " " + found);
  }
}
