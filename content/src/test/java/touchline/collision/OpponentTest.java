package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.SafePass;

class OpponentTest {
  private static final Circle AT_REST = new Circle(new Vec2(5, 4), 1);

  @ParameterizedTest
  @CsvSource({
    // flight, reaction, radius of one who runs 5 m/s
    "0.75, 0.25, 3.5",
    "0.5, 0.5, 1",
    "0.25, 0.5, 1",
    "0, 0, 1",
    "2, 0, 11",
  })
  void theRadiusGrowsByWhatIsRunAfterTheReaction(double flight, double reaction, double radius) {
    Opponent running = new Opponent(AT_REST, new Vec2(3, -4));
    assertEquals(new Circle(AT_REST.center(), radius), running.circle(flight, reaction));
  }

  @Test
  void whoeverStandsKeepsTheirCircle() {
    assertEquals(AT_REST, new Opponent(AT_REST, Vec2.ZERO).circle(10, 0.25));
  }

  @Test
  void aSpeedBeyondAllNumbersMakesNoWayInNoTime() {
    Opponent fast = new Opponent(AT_REST, new Vec2(Double.MAX_VALUE, Double.MAX_VALUE));
    assertEquals(AT_REST, fast.circle(0.25, 0.5));
  }

  @Test
  void whoeverRunsBlocksAPassThatIsCleanWhileTheyStand() {
    Segment pass = Segment.of(0, 0, 10, 0);
    Opponent running = new Opponent(AT_REST, new Vec2(0, 6));
    assertTrue(RobustSafePass.isClean(pass, List.of(running.circle(0.74, 0.25))));
    assertFalse(RobustSafePass.isClean(pass, List.of(running.circle(0.75, 0.25))));
  }

  /** The lesson's method and the library have one rule. */
  @Test
  void theLessonsMethodGoesByTheSameCircle() {
    Random random = new Random(5);
    int reached = 0;
    for (int i = 0; i < 2000; i++) {
      Segment pass = Segment.of(0, 0, 1 + random.nextInt(20), random.nextInt(9));
      Vec2 velocity = new Vec2(random.nextInt(7), random.nextInt(7));
      double ballSpeed = 5 + random.nextInt(20);
      double reaction = random.nextInt(5) / 10.0;
      Circle atRest = new Circle(new Vec2(random.nextInt(20), 2 + random.nextInt(9)), 0.5);
      Opponent opponent = new Opponent(atRest, velocity);
      double flight = pass.b().minus(pass.a()).length() / ballSpeed;
      boolean clean = RobustSafePass.isClean(pass, List.of(opponent.circle(flight, reaction)));
      boolean reaches = SafePass.reaches(pass, ballSpeed, atRest, opponent.speed(), reaction);
      assertEquals(clean, !reaches, () -> pass + " " + opponent);
      reached += reaches ? 1 : 0;
    }
    assertTrue(reached > 200 && reached < 1800, "reached: " + reached);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0x1p-1060, 0x1p-600, 1, 0x1p600, 0x1p1020})
  void speedIsRightAtEveryScale(double scale) {
    assertEquals(5 * scale, new Opponent(AT_REST, new Vec2(-3 * scale, 4 * scale)).speed());
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, Double.NaN, Double.POSITIVE_INFINITY})
  void timesAreFiniteAndNotNegative(double time) {
    Opponent running = new Opponent(AT_REST, new Vec2(1, 0));
    assertRefused("reaction", time, () -> running.circle(1, time));
    assertRefused("flight", time, () -> running.circle(time, 1));
  }

  private static void assertRefused(String name, double time, Runnable call) {
    var refused = assertThrows(IllegalArgumentException.class, call::run);
    assertEquals(name + " must be finite and >= 0: " + time, refused.getMessage());
  }
}
