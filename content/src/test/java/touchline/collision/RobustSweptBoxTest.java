package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.Rounds;
import touchline.collision.box.RobustSweptBox;
import touchline.geometry.Box;
import touchline.geometry.Vec2;

/** The time at which two boxes meet is that of exact fractions, and follows its laws. */
class RobustSweptBoxTest {
  private static final int ROUNDS = Rounds.of(1_200);
  private static final Ratio ZERO = Ratio.of(0);
  private static final Ratio ONE = Ratio.of(1);

  private final Random random = new Random(61);

  /** A box from (0, 0) to (2, 1) moves; the other is from (4, 2) to (6, 5). */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "through a side, 4, 3, 0.5",
    "however fast, 4000, 2000, 0.0005",
    "at the end of the step, 2, 1.5, 1",
    "a little too late, 1.999, 1.5, -1",
    "past it on the right, 8, 1, -1",
    "away, -4, -2, -1",
    "a graze at the upper left corner, 1, 3, -1",
    "a graze at the lower right corner, 9, 1.5, -1",
    "both corners at once, 2, 1, 1",
    "level below it, 9, 0, -1",
    "level along its lower side, 0, 0, -1"
  })
  void oneBoxFromTheLowerLeft(String name, double vx, double vy, double time) {
    Box moving = Box.of(0, 0, 2, 1);
    Box still = Box.of(4, 2, 6, 5);
    assertEquals(time, time(moving, new Vec2(vx, vy), still), name);
  }

  /** A box from (0, 0) to (2, 2) moves. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "overlapping and away,           1, 1, 3, 3, -5, -5, 0",
    "overlapping and at rest,        1, 1, 3, 3, 0, 0, 0",
    "touching a side and in,         2, 0, 4, 2, 3, 0, 0",
    "touching a side and away,       2, 0, 4, 2, -3, 0, -1",
    "touching a side and along,      2, 0, 4, 2, 0, 3, -1",
    "touching a side and at rest,    2, 0, 4, 2, 0, 0, -1",
    "touching a corner and in,       2, 2, 4, 4, 3, 1, 0",
    "touching a corner and along,    2, 2, 4, 4, 3, 0, -1",
    "touching a corner and away,     2, 2, 4, 4, -1, -2, -1",
    "touching a corner and past,     2, 2, 4, 4, 2, -1, -1",
    "along a side from before it,    5, 2, 7, 4, 9, 0, -1",
    "into a wall without width,      5, 0, 5, 2, 6, 0, 0.5",
    "into a point,                   5, 1, 5, 1, 6, 0, 0.5",
    "past a point at the height of a side, 5, 2, 5, 2, 6, 0, -1"
  })
  void whatCountsAsAHit(
      String name, double l, double b, double r, double t, double vx, double vy, double time) {
    Box moving = Box.of(0, 0, 2, 2);
    assertEquals(time, time(moving, new Vec2(vx, vy), Box.of(l, b, r, t)), name);
  }

  @Test
  void thingsWithoutWidthOrHeightHaveNoInside() {
    Box point = Box.of(0, 0, 0, 0);
    assertEquals(-1, time(point, new Vec2(4, 0), Box.of(2, 0, 2, 0)));
    assertEquals(-1, time(point, new Vec2(4, 0), Box.of(2, -1, 2, 1)));
    assertEquals(0.5, time(point, new Vec2(4, 0), Box.of(2, -1, 3, 1)));
  }

  /** Small whole numbers graze often. */
  @Test
  void itIsThatOfExactFractionsOnWholeNumbers() {
    int hits = 0;
    for (int i = 0; i < 10 * ROUNDS; i++) {
      hits += check(Box.of(n(), n(), n(), n()), new Vec2(n(), n()), Box.of(n(), n(), n(), n()));
    }
    assertTrue(hits > ROUNDS, "hits: " + hits);
  }

  private double n() {
    return random.nextInt(9) - 4;
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-300, 1e-150, 1e-9, 1, 1e7, 1e150, 1e307})
  void itIsThatOfExactFractionsAtAnyScale(double scale) {
    int hits = 0;
    for (int i = 0; i < ROUNDS; i++) {
      hits += check(box(scale), point(scale), box(scale));
    }
    assertTrue(hits > ROUNDS / 10, "hits: " + hits);
  }

  /** Corners that meet but for the last digit. */
  @Test
  void itIsThatOfExactFractionsNearAGraze() {
    int hits = 0;
    for (int i = 0; i < ROUNDS; i++) {
      double x = random.nextDouble();
      double y = random.nextDouble();
      Vec2 way = new Vec2(x * (1 + random.nextInt(3)), y * (1 + random.nextInt(3)));
      double left = random.nextBoolean() ? x : Math.nextUp(x);
      hits += check(Box.of(-1, 0, 0, 1), way, Box.of(left, -3, x + 2, -y));
      hits += check(Box.of(-1, -1, 0, 0), way, Box.of(left, y - 1, x + 2, Math.nextDown(y)));
    }
    assertTrue(hits > ROUNDS / 4, "hits: " + hits);
  }

  private int check(Box moving, Vec2 velocity, Box still) {
    Optional<Ratio> exact = exactly(moving, velocity, still);
    OptionalDouble time = RobustSweptBox.timeOfImpact(moving, velocity, still);
    assertEquals(exact.isPresent(), time.isPresent(), () -> moving + " " + velocity + " " + still);
    if (exact.isPresent()) {
      Ratio error = Ratio.of(time.getAsDouble()).minus(exact.get());
      Ratio most = exact.get().times(Ratio.of(0x1p-51)).plus(Ratio.of(Double.MIN_VALUE));
      Ratio size = error.sign() < 0 ? ZERO.minus(error) : error;
      assertTrue(size.compareTo(most) <= 0, () -> moving + " " + velocity + " " + still);
    }
    return time.isPresent() ? 1 : 0;
  }

  /** The infimum of the times in the step, or just after it, at which the insides overlap. */
  private static Optional<Ratio> exactly(Box moving, Vec2 velocity, Box still) {
    Ratio[] times = {ZERO, Ratio.of(2)};
    boolean isEver =
        cut(times, moving.left(), moving.right(), velocity.x(), still.left(), still.right())
            && cut(times, moving.bottom(), moving.top(), velocity.y(), still.bottom(), still.top());
    return isEver && times[0].compareTo(times[1]) < 0 && times[0].compareTo(ONE) <= 0
        ? Optional.of(times[0])
        : Optional.empty();
  }

  /** Of both inequalities, high + t v > stillLow and low + t v < stillHigh, what t may be. */
  private static boolean cut(
      Ratio[] times, double low, double high, double v, double stillLow, double stillHigh) {
    return cut(times, Ratio.of(v), Ratio.of(stillLow).minus(Ratio.of(high)))
        && cut(times, ZERO.minus(Ratio.of(v)), Ratio.of(low).minus(Ratio.of(stillHigh)));
  }

  /** t v > bound. */
  private static boolean cut(Ratio[] times, Ratio v, Ratio bound) {
    if (v.sign() == 0) {
      return bound.sign() < 0;
    }
    Ratio at = bound.over(v);
    int end = v.sign() > 0 ? 0 : 1;
    if (v.sign() > 0 ? at.compareTo(times[0]) > 0 : at.compareTo(times[1]) < 0) {
      times[end] = at;
    }
    return true;
  }

  @Test
  void whoMovesAndWhichWayRoundDoesNotMatter() {
    for (int i = 0; i < ROUNDS; i++) {
      Box moving = box(1);
      Box still = box(1);
      Vec2 v = point(1);
      double time = time(moving, v, still);
      assertEquals(time, time(still, v.times(-1), moving));
      assertEquals(time, time(turned(moving), new Vec2(-v.y(), v.x()), turned(still)));
      assertEquals(time, time(scaled(moving), v.times(4), scaled(still)));
    }
  }

  private static Box turned(Box box) {
    return new Box(box.a().perpendicular(), box.b().perpendicular());
  }

  private static Box scaled(Box box) {
    return new Box(box.a().times(4), box.b().times(4));
  }

  /** Where a step is cut in two, the hit is in the first part or in the second. */
  @Test
  void aStepCanBeCutInTwo() {
    for (int i = 0; i < ROUNDS; i++) {
      Box moving = Box.of(n(), n(), n(), n());
      Box still = Box.of(n(), n(), n(), n());
      Vec2 v = new Vec2(2 * n(), 2 * n());
      Vec2 half = v.times(0.5);
      Box there = new Box(moving.a().plus(half), moving.b().plus(half));
      double first = time(moving, half, still);
      double second = time(there, half, still);
      double whole = time(moving, v, still);
      double expected = first >= 0 ? first / 2 : second >= 0 ? (1 + second) / 2 : -1;
      assertEquals(expected, whole, 1e-15, () -> moving + " " + v + " " + still);
    }
  }

  private static double time(Box moving, Vec2 velocity, Box still) {
    return RobustSweptBox.timeOfImpact(moving, velocity, still).orElse(-1);
  }

  private Box box(double scale) {
    Vec2 corner = point(scale);
    return new Box(corner, corner.plus(new Vec2(scale * random.nextDouble() / 2, scale / 3)));
  }

  private Vec2 point(double scale) {
    return new Vec2(scale * (2 * random.nextDouble() - 1), scale * (2 * random.nextDouble() - 1));
  }
}
