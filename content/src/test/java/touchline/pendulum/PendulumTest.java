package touchline.pendulum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DWorld;
import org.ode4j.ode.OdeHelper;
import touchline.geometry.Vec2;

/** The world against numbers that do not come from it. */
class PendulumTest {
  private static final Vec2 DOWN = new Vec2(0, -1);

  @Test
  void freeFallIsThatOfTheIntegrator() {
    DWorld world = OdeHelper.createWorld();
    world.setGravity(0, -9.81, 0);
    DBody body = OdeHelper.createBody(world);
    double step = 0.05;
    for (int n = 1; n <= 200; n++) {
      world.step(step);
      assertEquals(
          -9.81 * step * step * n * (n + 1) / 2, body.getPosition().get1(), 1e-9, "after " + n);
    }
  }

  /** The first pair of angles is known to all these digits from elsewhere. */
  @Test
  void plainEquationsGiveTheKnownAngles() {
    double[] angles = PlainEquations.angles(Math.PI / 2, Math.PI / 2, 1, 20_000);
    assertEquals(-0.62323847997176867, angles[0], 1e-10);
    assertEquals(-1.0359045850978976, angles[1], 1e-10);
  }

  @Test
  void theErrorHalvesWithTheStep() {
    double rough = error(0.002);
    double fine = error(0.001);
    assertTrue(fine < 0.02, "error " + fine);
    assertEquals(2, rough / fine, 0.2);
  }

  /** How far the first rod is off after a second, from rest at the right, in radians. */
  private static double error(double step) {
    Pendulum pendulum = new Pendulum(Controller.PLAIN, free(step));
    run(pendulum, 1);
    double known = PlainEquations.angles(Math.PI / 2, Math.PI / 2, 1, 20_000)[0];
    return Math.abs(fromVertical(pendulum.state()) - known);
  }

  /** The two ways in which both rods swing with one period: together, and against each other. */
  @ParameterizedTest
  @CsvSource({"1, 2.62162816714573", "-1, 1.08706451668434"})
  void smallSwingsHaveTheKnownPeriods(double sense, double period) {
    double small = 0.01;
    Pendulum pendulum = new Pendulum(Controller.PLAIN, free(0.001));
    pendulum.place(new Vec2(small, -1), new Vec2(sense * Math.sqrt(2) * small, -1));
    List<Double> crossings = new ArrayList<>();
    double before = small;
    while (crossings.size() < 11) {
      pendulum.step();
      double now = fromVertical(pendulum.state());
      if (before > 0 && now <= 0) {
        crossings.add(pendulum.state().time() - 0.001 * now / (now - before));
      }
      before = now;
    }
    double measured = (crossings.get(10) - crossings.get(0)) / 10;
    assertEquals(period, measured, period / 1000);
  }

  /** Over 1,000 steps, as a share of the energy at rest; for 45° also known from elsewhere. */
  @ParameterizedTest
  @CsvSource({
    "0.05, 10, -0.0021, 1e-4",
    "0.005, 10, 7.2e-5, 2e-6",
    "0.05, 45, -0.195, 1e-3",
    "0.005, 45, 1.1e-3, 5e-5"
  })
  void energyDriftsLessWithASmallerStep(double step, double degrees, double drift, double near) {
    Pendulum pendulum = new Pendulum(Controller.PLAIN, free(step));
    double angle = Math.toRadians(degrees);
    Vec2 aside = new Vec2(Math.sin(angle), -Math.cos(angle));
    pendulum.place(aside, aside);
    double before = pendulum.energy();
    pendulum.place(DOWN, DOWN);
    double atRest = Math.abs(pendulum.energy());
    pendulum.place(aside, aside);
    for (int i = 0; i < 1000; i++) {
      pendulum.step();
    }
    assertEquals(drift, (pendulum.energy() - before) / atRest, near);
  }

  @ParameterizedTest
  @CsvSource({"0.05, 0.08", "0.005, 0.002"})
  void jointsGiveWayLessWithASmallerStep(double step, double most) {
    Pendulum pendulum = new Pendulum(Controller.PLAIN, Settings.FIRST.with(Knob.STEP, step));
    double worst = 0;
    while (pendulum.state().time() < 10) {
      pendulum.step();
      State state = pendulum.state();
      worst = Math.max(worst, Math.abs(state.first().minus(Pendulum.PIVOT).length() - 1));
      worst = Math.max(worst, Math.abs(state.second().minus(state.first()).length() - 1));
    }
    assertTrue(worst < most, "joint error " + worst);
  }

  /**
   * Without weight the motor turns at once: 25 steps of 0.1 rad are not above 2.5 and 26 are; then
   * it takes 20 steps of 0.005 rad to come back.
   */
  @Test
  void aStrongMotorSwitchesWhenArithmeticSays() {
    Settings settings = Settings.FIRST.with(Knob.GRAVITY, 0).with(Knob.FORCE, 200);
    assertEquals(List.of(26, 46, 47), switches(Controller.PLAIN, settings, 3));
  }

  /**
   * Times of the program from which the lesson starts: the rod goes over the top, again and again.
   */
  @Test
  void theFirstProgramSwitchesAsItAlwaysDid() {
    assertEquals(List.of(31, 38, 95, 100, 157, 165), switches(Controller.PLAIN, Settings.FIRST, 6));
  }

  /** The steps at which the controller asks for another velocity. */
  private static List<Integer> switches(Controller controller, Settings settings, int count) {
    Pendulum pendulum = new Pendulum(controller, settings);
    List<Integer> switches = new ArrayList<>();
    double motor = pendulum.state().motor();
    while (switches.size() < count) {
      pendulum.step();
      if (pendulum.state().motor() != motor) {
        motor = pendulum.state().motor();
        switches.add(pendulum.state().steps());
      }
    }
    return switches;
  }

  @Test
  void rodsCanBePutAnywhere() {
    for (int degrees = -175; degrees <= 175; degrees += 10) {
      double angle = Math.toRadians(degrees);
      Pendulum pendulum = new Pendulum(Controller.PLAIN, free(0.001));
      pendulum.step();
      pendulum.place(new Vec2(3 * Math.cos(angle), 3 * Math.sin(angle)), DOWN);
      State state = pendulum.state();
      assertEquals(angle, state.angle(), 1e-12);
      assertEquals(0, state.steps());
      assertEquals(0, state.second().minus(state.first()).minus(DOWN).length(), 1e-12);
      pendulum.step();
      assertEquals(1, pendulum.state().first().minus(Pendulum.PIVOT).length(), 1e-4);
    }
  }

  @ParameterizedTest
  @CsvSource({"THRESHOLD, 3.1", "STEP, 0", "STEP, NaN", "FORCE, -1", "GRAVITY, Infinity"})
  void settingsOutOfRangeAreRefused(Knob knob, double value) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> Settings.FIRST.with(knob, value));
    assertTrue(refused.getMessage().contains(knob.id()), refused.getMessage());
  }

  /** No motor. */
  private static Settings free(double step) {
    return Settings.FIRST.with(Knob.FORCE, 0).with(Knob.STEP, step);
  }

  private static void run(Pendulum pendulum, double seconds) {
    long steps = Math.round(seconds / pendulum.settings().step());
    for (long i = 0; i < steps; i++) {
      pendulum.step();
    }
  }

  private static double fromVertical(State state) {
    double angle = state.angle() + Math.PI / 2;
    return angle > Math.PI ? angle - 2 * Math.PI : angle;
  }
}
