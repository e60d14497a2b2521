package touchline.pendulum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Vec2;
import touchline.taught.Swing;

/** Every number that the text of two lessons tells of the pendulum, computed again. */
class ProseTest {
  private static final double GRAVITY = 9.81;
  private static final double BOB = 2500 * 4.0 / 3 * Math.PI * Math.pow(Pendulum.RADIUS, 3);

  /** The same digits as printed, with the minus sign of the text. */
  private static void assertSays(String sentence, Object... numbers) {
    String told = String.format(Locale.ROOT, sentence, numbers).replace('-', '−');
    assertTrue(LESSON.replace('-', '−').contains(told), told);
  }

  private static final String LESSON = lesson();

  private static String lesson() {
    try {
      return Files.readString(Path.of("lessons/pendulum/lesson.md"))
          + Files.readString(Path.of("lessons/engines/lesson.md"));
    } catch (IOException missing) {
      throw new IllegalStateException(missing);
    }
  }

  @Test
  void theWeightsTurnTheHingeAsMuchAsTold() {
    double both = 2 * BOB * GRAVITY;
    assertSays("glass balls of 5 cm radius, %.2f kg each", BOB);
    assertSays("one bob pulls at one metre and one at two, %.1f newton metres", both * 3 / 2);
    assertSays("%.1f newtons at up to one metre", both);
    assertSays("At 2.5 radians that is %.1f newton metres", both * Math.abs(Math.cos(2.5)));
    assertSays("2.5 radians are %.0f degrees", Math.toDegrees(2.5));
    assertSays("%.2f radians above the threshold", Math.PI - 2.5);
  }

  @Test
  void aMotorOfFifteenNewtonMetresSwingsAboutWhereItCanHold() {
    Pendulum pendulum = new Pendulum(Controller.PLAIN, Settings.FIRST.with(Knob.FORCE, 15));
    List<State> states = after(10, 60, pendulum);
    double mean = states.stream().mapToDouble(State::angle).average().orElseThrow();
    double holds = -Math.acos(15 / (2 * BOB * GRAVITY));
    assertEquals(holds, mean, 0.05);
    assertSays("between %.2f and %.2f radians, about the %.2f", low(states), high(states), holds);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-45, -135})
  void theFirstRodIsHeldWhenTheSecondIsPulledHalfwayUp(double degrees) {
    assertSays("45 degrees below level, and let it swing: the first rod is shaken, and held");
    assertEquals(0, timesOverTheTop(degrees));
  }

  /** Wherever the rod was when it was pulled. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 180})
  void theFirstRodIsThrownOverTheTopWhenTheSecondIsPulledLevel(double degrees) {
    assertSays("until it is level, and the swing can throw the first rod over the top");
    assertTrue(timesOverTheTop(degrees) > MOMENTS / 2, "over the top");
  }

  private static final int MOMENTS = 33;

  /** Pulled at some moment while the motor holds; each time the rod is up again in the end. */
  private static long timesOverTheTop(double degrees) {
    return IntStream.range(0, MOMENTS).filter(i -> goesOver(4 + i / 2.0, degrees)).count();
  }

  private static boolean goesOver(double moment, double degrees) {
    Simulation simulation = new Simulation(Controller.AHEAD, Settings.FIRST);
    while (simulation.state().time() < moment) {
      simulation.step();
    }
    double angle = Math.toRadians(degrees);
    Vec2 to = new Vec2(Math.cos(angle), Math.sin(angle));
    simulation.dragSecond(simulation.state().first().plus(to));
    boolean over = false;
    while (simulation.state().time() < 40) {
      simulation.step();
      double now = simulation.state().angle();
      over |= now < 0;
      boolean isHeld = now > 1.8 && now < 3.1;
      assertTrue(simulation.state().time() < 30 || isHeld, () -> moment + ": " + now);
    }
    return over;
  }

  /** One that gets every velocity at once. */
  @Test
  void theSawOfAStrongMotorIsOneStepHigh() {
    Saw saw = Saw.of(Controller.PLAIN, Settings.FIRST.with(Knob.FORCE, 200));
    assertEquals(2 * 0.05, saw.highest(), 1e-3);
    assertEquals(2 * 0.05 / (0.1 * 0.05) + 1, saw.period() / 0.05, 0.5);
    assertSays("it sinks, 0.005 radians a step, for about twenty steps");
  }

  @Test
  void theSawOfTheWeakMotorIsAsHighAsTold() {
    Saw saw = Saw.of(Controller.AHEAD, Settings.FIRST);
    assertSays("the highest teeth reach %.2f radians, and each lasts about two", saw.highest());
    assertEquals(2, saw.period(), 0.5);
  }

  @Test
  void aSmallerStepMakesTheSawAsMuchFinerAsTold() {
    Settings settings = Settings.FIRST.with(Knob.FORCE, 100);
    Saw rough = Saw.of(Controller.PLAIN, settings);
    Saw fine = Saw.of(Controller.PLAIN, settings.with(Knob.STEP, 0.01));
    assertSays("from %.2f radians to %.3f, and come", rough.mean(), fine.mean());
    assertSays("come %.0f times as often", rough.period() / fine.period());
    assertTrue(fine.fastest() < 2, "fastest: " + fine.fastest());
    assertTrue(rough.fastest() > 1.99, "fastest: " + rough.fastest());
  }

  @Test
  void theRodsGetLongerAsTold() {
    assertSays("a rod is up to %.0f cm too long", 100 * stretched(0.05));
    assertSays("with steps of 0.005 seconds it is %.1f millimetres", 1000 * stretched(0.005));
  }

  private static double stretched(double step) {
    Pendulum pendulum = new Pendulum(Controller.PLAIN, Settings.FIRST.with(Knob.STEP, step));
    double most = 0;
    for (State state : after(0, 10, pendulum)) {
      most = Math.max(most, state.first().minus(Pendulum.PIVOT).length() - 1);
      most = Math.max(most, state.second().minus(state.first()).length() - 1);
    }
    return most;
  }

  @Test
  void theFirstSwitchIsWhereTold() {
    Pendulum pendulum = new Pendulum(Controller.AHEAD, Settings.FIRST);
    while (pendulum.state().motor() > 0) {
      pendulum.step();
    }
    assertSays("Before: at %.2f radians", pendulum.state().angle());
    assertEquals(2, pendulum.state().rate(), 0.5, "about 2 radians a second");
  }

  @Test
  void theSwingTakesAsLongAsTold() {
    double small = 2 * Math.PI * Math.sqrt(1 / GRAVITY);
    assertSays("That makes [%.3f](measured:swing-of-one-metre) seconds for one metre", small);
    assertSays("takes [%.2f](measured:swing-from-level) times as long", period(90) / small);
    assertSays("from 135 degrees [%.2f](measured:swing-from-high) times", period(135) / small);
    assertSays("%.2f times.", Math.sqrt(2.0 / 3));
    double mean = 1;
    double root = Math.sqrt(0.5);
    for (String words : List.of("the pairs are 1 and", "then 0.853553 and", "then 0.847225 and")) {
      assertSays(words + " %.6f,", root);
      double before = mean;
      mean = (mean + root) / 2;
      root = Math.sqrt(before * root);
    }
    assertEquals(mean, root, 1e-9);
  }

  private static double period(double degrees) {
    double angle = Math.toRadians(degrees - 90);
    return Swing.period(Vec2.ZERO, new Vec2(Math.cos(angle), Math.sin(angle)));
  }

  @Test
  void aFallIsAsLongAsTold() {
    double h = 0.05;
    double fallen = GRAVITY * h * h * 20 * 21 / 2;
    assertSays("that is %.2f metres instead of %.2f", fallen, GRAVITY / 2);
  }

  private static List<State> after(double from, double to, Pendulum pendulum) {
    List<State> states = new ArrayList<>();
    while (pendulum.state().time() < to) {
      pendulum.step();
      if (pendulum.state().time() >= from) {
        states.add(pendulum.state());
      }
    }
    return states;
  }

  private static double low(List<State> states) {
    return states.stream().mapToDouble(State::angle).min().orElseThrow();
  }

  private static double high(List<State> states) {
    return states.stream().mapToDouble(State::angle).max().orElseThrow();
  }
}
