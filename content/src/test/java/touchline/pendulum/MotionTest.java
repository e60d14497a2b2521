package touchline.pendulum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

class MotionTest {
  private static final Vec2 HINGE = Pendulum.PIVOT;
  private static final State EARLIER = state(1, new Vec2(1, 0), new Vec2(1, 0));
  private static final State LATER = state(2, new Vec2(0, 1), new Vec2(-1, 0));

  private static State state(int steps, Vec2 rod, Vec2 next) {
    Vec2 first = HINGE.plus(rod);
    return new State(steps, steps * 0.05, 0, 0, first, first.plus(next), 2);
  }

  private static void assertNear(Vec2 expected, Vec2 actual) {
    assertEquals(0, expected.minus(actual).length(), 1e-12, () -> expected + ", not " + actual);
  }

  @Test
  void theEndsAreTheStates() {
    assertEquals(LATER, Motion.between(EARLIER, LATER, 1));
    assertNear(EARLIER.first(), Motion.between(EARLIER, LATER, 0).first());
    assertNear(EARLIER.second(), Motion.between(EARLIER, LATER, -1).second());
    assertEquals(LATER, Motion.between(EARLIER, LATER, 7));
  }

  @Test
  void halfwayARodHasItsLengthAndHalfTheTurn() {
    Vec2 rod = Motion.between(EARLIER, LATER, 0.5).first().minus(HINGE);
    assertNear(new Vec2(Math.sqrt(0.5), Math.sqrt(0.5)), rod);
  }

  @Test
  void aRodThatTurnsHalfRoundGoesAtOnce() {
    State seen = Motion.between(EARLIER, LATER, 0.5);
    assertNear(new Vec2(-1, 0), seen.second().minus(seen.first()));
  }

  @Test
  void whatIsToldIsTheLaterState() {
    State seen = Motion.between(EARLIER, LATER, 0.25);
    assertEquals(2, seen.steps());
    assertEquals(LATER.time(), seen.time());
  }

  @Test
  void theTimeThatIsLeftOverIsSeenAndChangesNoStep() {
    Simulation simulation = PendulumFigure.parse("title: A\nalt: B\n").start();
    Simulation twin = PendulumFigure.parse("title: A\nalt: B\n").start();
    assertEquals(simulation.state(), simulation.drawn());
    for (int i = 0; i < 97; i++) {
      simulation.run(0.013);
      simulation.drawn();
    }
    for (int i = 0; i < simulation.state().steps(); i++) {
      twin.step();
    }
    assertEquals(twin.state(), simulation.state());
    Vec2 before = simulation.drawn().second();
    int steps = simulation.state().steps();
    simulation.run(0.013);
    assertEquals(steps, simulation.state().steps());
    assertNotEquals(before, simulation.drawn().second());
  }
}
