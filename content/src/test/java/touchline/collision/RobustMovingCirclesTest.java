package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.Rounds;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** The first touch of two moving circles is that of exact fractions, and follows its laws. */
class RobustMovingCirclesTest {
  private static final int ROUNDS = Rounds.of(700);

  private final Random random = new Random(85);

  @ParameterizedTest
  @ValueSource(doubles = {1e-150, 1e-9, 1, 1e7, 1e150})
  void atTheTimeTheyTouchAndBeforeTheyDoNot(double scale) {
    int met = 0;
    for (int i = 0; i < ROUNDS; i++) {
      Circle one = circle(scale);
      Circle other = circle(scale);
      Vec2 v = point(scale);
      Vec2 w = point(scale);
      OptionalDouble time = RobustMovingCircles.timeToTouch(one, v, other, w);
      Pair pair = Pair.of(one, v, other, w);
      assertEquals(pair.meets(), time.isPresent(), () -> one + " " + v + " " + other + " " + w);
      if (time.isPresent() && pair.gapAt(0) > 0) {
        met++;
        double at = time.getAsDouble();
        assertTrue(pair.gapAt(Math.nextDown(at)) >= 0, "before");
        assertTrue(at == 1 || pair.gapAt(Math.nextUp(at)) <= 0, "after");
      }
    }
    assertTrue(met > ROUNDS / 20, "meetings: " + met);
  }

  @Test
  void neitherOrderNorACommonVelocityMatters() {
    for (int i = 0; i < ROUNDS; i++) {
      Circle one = circle(1);
      Circle other = circle(1);
      Vec2 v = whole();
      Vec2 w = whole();
      Vec2 train = whole();
      OptionalDouble time = RobustMovingCircles.timeToTouch(one, v, other, w);
      assertEquals(time, RobustMovingCircles.timeToTouch(other, w, one, v));
      assertEquals(time, RobustMovingCircles.timeToTouch(one, v.plus(train), other, w.plus(train)));
    }
  }

  @Test
  void aCircleAtRestOfRadiusZeroIsAPoint() {
    for (int i = 0; i < ROUNDS; i++) {
      Circle one = new Circle(whole(), random.nextInt(4));
      Vec2 v = whole();
      Vec2 p = whole();
      OptionalDouble time =
          RobustMovingCircles.timeToTouch(one, v, new Circle(p, 0), new Vec2(0, 0));
      double hit = RobustMovingCircle.hit(one, v, new Segment(p, p)).map(Impact::time).orElse(-1.0);
      assertEquals(hit, time.orElse(-1), Math.ulp(1), () -> one + " " + v + " " + p);
    }
  }

  @Test
  void theEdgesOfTheRuleAreDecided() {
    assertEquals(0.5, time(6, 0, 8, 0), "the middle of the step");
    assertEquals(1, time(9, 0, 6, -1), "just at the end");
    assertEquals(-1, time(9, 0, 6, -0.999), "just after it");
    assertEquals(0, time(2, 0, 1, 0), "touching and coming nearer");
    assertEquals(-1, time(2, 0, -1, 0), "touching and moving apart");
    assertEquals(-1, time(2, 0, 0, 0), "side by side");
    assertEquals(0, time(1, 0, -5, 0), "overlapping");
    assertEquals(-1, time(5, 2, 10, 0), "a graze");
    assertTrue(time(5, Math.nextDown(2.0), 10, 0) > 0, "hardly more than a graze");
  }

  /** Of two circles of radius 1, the second at a place, which come together by both velocities. */
  private static double time(double x, double y, double v, double w) {
    return RobustMovingCircles.timeToTouch(
            new Circle(Vec2.ZERO, 1), new Vec2(v, 0), new Circle(new Vec2(x, y), 1), new Vec2(w, 0))
        .orElse(-1);
  }

  private Circle circle(double scale) {
    return new Circle(point(scale), random.nextInt(4) * scale);
  }

  private Vec2 whole() {
    return new Vec2(random.nextInt(13) - 6, random.nextInt(13) - 6);
  }

  private Vec2 point(double scale) {
    Vec2 whole = whole();
    Vec2 rest = new Vec2(random.nextDouble(), random.nextDouble());
    return (random.nextBoolean() ? whole : whole.plus(rest)).times(scale);
  }

  /** The way between the centres, how it changes, and the two radii together, as fractions. */
  private record Pair(Ratio x, Ratio y, Ratio ux, Ratio uy, Ratio reach) {
    static Pair of(Circle one, Vec2 v, Circle other, Vec2 w) {
      return new Pair(
          Ratio.of(one.center().x()).minus(Ratio.of(other.center().x())),
          Ratio.of(one.center().y()).minus(Ratio.of(other.center().y())),
          Ratio.of(v.x()).minus(Ratio.of(w.x())),
          Ratio.of(v.y()).minus(Ratio.of(w.y())),
          Ratio.of(one.radius()).plus(Ratio.of(other.radius())));
    }

    /** The sign of the gap at a time. */
    int gapAt(double time) {
      return gapAt(Ratio.of(time));
    }

    private int gapAt(Ratio time) {
      Ratio atX = x.plus(ux.times(time));
      Ratio atY = y.plus(uy.times(time));
      return atX.times(atX).plus(atY.times(atY)).compareTo(reach.times(reach));
    }

    /** They come nearer at the start, and are in touch at the nearest moment of the step. */
    boolean meets() {
      Ratio zero = Ratio.of(0);
      Ratio nearing = x.times(ux).plus(y.times(uy));
      int start = gapAt(0);
      if (start < 0 || nearing.compareTo(zero) >= 0) {
        return start < 0;
      }
      Ratio nearest = zero.minus(nearing).over(ux.times(ux).plus(uy.times(uy)));
      boolean isInStep = nearest.compareTo(Ratio.of(1)) <= 0;
      int gap = isInStep ? gapAt(nearest) : gapAt(1);
      boolean isPoint = reach.compareTo(zero) == 0;
      return start == 0 || (isInStep && !isPoint ? gap < 0 : gap <= 0);
    }
  }
}
