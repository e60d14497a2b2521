package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.Rounds;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.taught.Interception;

/** Who runs for a ball is there at the first time at which it is in their growing circle. */
class RobustInterceptionTest {
  private static final int ROUNDS = Rounds.of(700);

  private final Random random = new Random(86);

  @ParameterizedTest
  @ValueSource(doubles = {1e-150, 1e-9, 1, 1e7, 1e150})
  void theBallIsInTheCircleThenAndNotBefore(double scale) {
    int there = 0;
    for (int i = 0; i < ROUNDS; i++) {
      Vec2 ball = point(scale);
      Vec2 v = point(scale);
      Circle player = new Circle(point(scale), random.nextInt(3) * scale);
      double speed = random.nextInt(8) * scale;
      OptionalDouble time = RobustInterception.timeToBall(ball, v, player, speed);
      if (time.isPresent() && time.getAsDouble() > 0) {
        there++;
        double at = time.getAsDouble();
        assertTrue(gap(ball, v, player, speed, Math.nextDown(at)) >= 0, "before");
        if (!grazes(ball, v, player, speed)) {
          assertTrue(gap(ball, v, player, speed, Math.nextUp(at)) <= 0, "after");
        }
        assertTrue(gap(ball, v, player, speed, at / 2) > 0, "long before");
      } else {
        boolean isThere = gap(ball, v, player, speed, 0) <= 0;
        assertEquals(isThere, time.isPresent());
      }
    }
    assertTrue(there > ROUNDS / 3, "arrivals: " + there);
  }

  /** Where digits cancel, and where they all but do. */
  @Test
  void whoIsAlmostAsFastAsTheBallIsRightToo() {
    int there = 0;
    for (int i = 0; i < ROUNDS; i++) {
      Vec2 ball = point(1);
      Vec2 v = new Vec2(3, 4).times(1 + random.nextInt(5) * Math.scalb(1.0, -random.nextInt(60)));
      Circle player = new Circle(point(1), random.nextInt(3));
      double speed = 5 * (1 + (random.nextInt(5) - 2) * Math.scalb(1.0, -random.nextInt(60)));
      OptionalDouble time = RobustInterception.timeToBall(ball, v, player, Math.abs(speed));
      if (time.isPresent() && time.getAsDouble() > 0) {
        there++;
        double at = time.getAsDouble();
        assertTrue(gap(ball, v, player, Math.abs(speed), Math.nextDown(at)) >= 0, "before");
        assertTrue(gap(ball, v, player, Math.abs(speed), Math.nextUp(at)) <= 0, "after");
      }
    }
    assertTrue(there > ROUNDS / 4, "arrivals: " + there);
  }

  /** At no time that anybody tries is the ball in the circle of a player who never gets it. */
  @Test
  void whoNeverGetsTheBallIsNeverThere() {
    int never = 0;
    for (int i = 0; i < ROUNDS; i++) {
      Vec2 ball = point(1);
      Vec2 v = point(1);
      Circle player = new Circle(point(1), random.nextInt(3));
      double speed = random.nextInt(4);
      if (RobustInterception.timeToBall(ball, v, player, speed).isEmpty()) {
        never++;
        for (double time = 0; time < 10; time += 0.37) {
          assertTrue(gap(ball, v, player, speed, time) > 0);
        }
      }
    }
    assertTrue(never > ROUNDS / 10, "never: " + never);
  }

  @Test
  void equalSpeedsNeedNoDivisionByZero() {
    Circle player = new Circle(new Vec2(10, 0), 0);
    assertEquals(1, time(new Vec2(0, 0), new Vec2(5, 0), player, 5));
    assertEquals(1, time(new Vec2(4, 8), new Vec2(3, -4), player, 5), 0);
    assertFalse(RobustInterception.timeToBall(Vec2.ZERO, new Vec2(-5, 0), player, 5).isPresent());
  }

  /** The taught form loses digits where the speeds are almost equal, and nowhere else. */
  @Test
  void theTaughtFormAgreesWhereNothingCancels() {
    for (int i = 0; i < ROUNDS; i++) {
      Vec2 ball = whole();
      Vec2 v = whole();
      Circle player = new Circle(whole(), random.nextInt(3));
      double speed = random.nextInt(8);
      double taught = Interception.timeToBall(ball, v, player, speed);
      double robust =
          RobustInterception.timeToBall(ball, v, player, speed).orElse(Interception.NEVER);
      assertEquals(robust, taught, 1e-9 * Math.max(1, Math.min(robust, 1e6)));
    }
  }

  private static double time(Vec2 ball, Vec2 v, Circle player, double speed) {
    return RobustInterception.timeToBall(ball, v, player, speed).orElseThrow();
  }

  private Vec2 whole() {
    return new Vec2(random.nextInt(13) - 6, random.nextInt(13) - 6);
  }

  private Vec2 point(double scale) {
    Vec2 rest = new Vec2(random.nextDouble(), random.nextDouble());
    return (random.nextBoolean() ? whole() : whole().plus(rest)).times(scale);
  }

  /** Whether the ball is in the circle for one moment only. */
  private static boolean grazes(Vec2 ball, Vec2 v, Circle player, double speed) {
    Ratio x = Ratio.of(ball.x()).minus(Ratio.of(player.center().x()));
    Ratio y = Ratio.of(ball.y()).minus(Ratio.of(player.center().y()));
    Ratio vx = Ratio.of(v.x());
    Ratio vy = Ratio.of(v.y());
    Ratio s = Ratio.of(speed);
    Ratio r = Ratio.of(player.radius());
    Ratio a = vx.times(vx).plus(vy.times(vy)).minus(s.times(s));
    Ratio b = x.times(vx).plus(y.times(vy)).minus(r.times(s));
    Ratio c = x.times(x).plus(y.times(y)).minus(r.times(r));
    return b.times(b).compareTo(a.times(c)) == 0;
  }

  /** The sign of the squared distance of the ball less the square of the grown radius. */
  private static int gap(Vec2 ball, Vec2 v, Circle player, double speed, double time) {
    Ratio t = Ratio.of(time);
    Ratio x =
        Ratio.of(ball.x()).minus(Ratio.of(player.center().x())).plus(Ratio.of(v.x()).times(t));
    Ratio y =
        Ratio.of(ball.y()).minus(Ratio.of(player.center().y())).plus(Ratio.of(v.y()).times(t));
    Ratio reach = Ratio.of(player.radius()).plus(Ratio.of(speed).times(t));
    return x.times(x).plus(y.times(y)).compareTo(reach.times(reach));
  }
}
