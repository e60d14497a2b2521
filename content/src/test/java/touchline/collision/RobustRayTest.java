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
import touchline.collision.box.RobustRay;
import touchline.geometry.Box;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** The time at which a ray meets a box is that of exact fractions, and follows its laws. */
class RobustRayTest {
  private static final int ROUNDS = Rounds.of(600);
  private static final Ratio ZERO = Ratio.of(0);

  private final Random random = new Random(73);

  /** A box from (2, 1) to (6, 4). */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "through the left side,             0, 2, 4, 0, 0.5",
    "far ahead,                         0, 2, 0.5, 0, 4",
    "away from it,                      0, 2, -4, 0, -1",
    "behind the start on a slanted line, 9, 6, 3, 2, -1",
    "from the right to the left,        10, 3, -8, 0, 0.5",
    "the later of two entries,          0, -2, 2, 2, 1.5",
    "past it below,                     0, -2, 4, 1, -1",
    "past it above,                     0, 3, 1, 2, -1",
    "from inside,                       3, 2, -9, 4, 0",
    "from a side and out,               6, 2, 1, 0, 0",
    "from a corner and away,            6, 4, 1, 1, 0",
    "along the upper side,              0, 4, 1, 0, 2",
    "just above the upper side,         0, 4.001, 1, 0, -1",
    "along the left side from below,    2, -3, 0, 2, 2",
    "just beside the left side,         1.999, -3, 0, 2, -1",
    "through the upper left corner alone, 0, 2, 1, 1, 2",
    "through the lower right corner from the right, 8, 3, -1, -1, 2",
    "of length zero inside,             3, 2, 0, 0, 0",
    "of length zero on a side,          3, 4, 0, 0, 0",
    "of length zero outside,            3, 5, 0, 0, -1",
    "of length zero beside it,          9, 2, 0, 0, -1"
  })
  void raysAgainstOneBox(String name, double x, double y, double dx, double dy, double time) {
    assertEquals(time, time(new Vec2(x, y), new Vec2(dx, dy), Box.of(2, 1, 6, 4)), name);
  }

  @Test
  void aBoxWithoutWidthOrHeightIsMet() {
    Vec2 start = new Vec2(0, 1);
    assertEquals(2, time(start, new Vec2(2, 0), Box.of(4, 0, 4, 3)));
    assertEquals(2, time(start, new Vec2(2, 0), Box.of(4, 1, 4, 1)));
    assertEquals(-1, time(start, new Vec2(2, 0), Box.of(4, 2, 4, 2)));
    assertEquals(0, time(start, new Vec2(2, 0), Box.of(0, 1, 0, 1)));
  }

  /** Small whole numbers meet corners and sides often. */
  @Test
  void itIsThatOfExactFractionsOnWholeNumbers() {
    int met = 0;
    for (int i = 0; i < 10 * ROUNDS; i++) {
      met += check(new Vec2(n(), n()), new Vec2(n(), n()), Box.of(n(), n(), n(), n()));
    }
    assertTrue(met > ROUNDS && met < 9 * ROUNDS, "both answers occur: " + met);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-300, 1e-150, 1e-9, 1, 1e7, 1e150, 1e307})
  void itIsThatOfExactFractionsAtAnyScale(double scale) {
    int met = 0;
    for (int i = 0; i < ROUNDS; i++) {
      met += check(point(scale), point(scale), new Box(point(scale), point(scale)));
    }
    assertTrue(met > ROUNDS / 10, "met: " + met);
  }

  /** A slow ray in a wide world, and the other way round. */
  @Test
  void itIsThatOfExactFractionsWhereTheScalesDiffer() {
    double[] scales = {1e-310, 1e-200, 1e-16, 1, 1e16, 1e200, 1e308};
    for (int i = 0; i < ROUNDS; i++) {
      double of = scales[random.nextInt(scales.length)];
      double by = scales[random.nextInt(scales.length)];
      check(point(of), point(by), new Box(point(of), point(of)));
    }
  }

  /** Corners that the ray meets but for the last digit. */
  @Test
  void itIsThatOfExactFractionsNearACorner() {
    int met = 0;
    for (int i = 0; i < ROUNDS; i++) {
      Vec2 way = new Vec2(random.nextDouble(), random.nextDouble());
      double x = way.x() * 0.7 * (1 + random.nextInt(3));
      double y = way.y() * 0.7 * (1 + random.nextInt(3));
      double left = random.nextBoolean() ? x : Math.nextUp(x);
      met += check(Vec2.ZERO, way, Box.of(left, y, x + 2, y - 3));
      met += check(Vec2.ZERO, way, Box.of(left, y, x - 3, y + 2));
      met += check(Vec2.ZERO, way.times(-1), Box.of(-left, -y, -x - 2, 3 - y));
    }
    assertTrue(met > ROUNDS / 4 && met < 3 * ROUNDS, "both answers occur: " + met);
  }

  private int check(Vec2 start, Vec2 direction, Box box) {
    Optional<Ratio> exact = exactly(start, direction, box);
    OptionalDouble time = RobustRay.entry(start, direction, box);
    assertEquals(exact.isPresent(), time.isPresent(), () -> start + " " + direction + " " + box);
    if (exact.isPresent() && exact.get().compareTo(Ratio.of(Double.MAX_VALUE)) > 0) {
      assertEquals(Double.MAX_VALUE, time.getAsDouble());
    } else if (exact.isPresent()) {
      Ratio error = Ratio.of(time.getAsDouble()).minus(exact.get());
      Ratio most = exact.get().times(Ratio.of(0x1p-51)).plus(Ratio.of(Double.MIN_VALUE));
      Ratio size = error.sign() < 0 ? ZERO.minus(error) : error;
      assertTrue(size.compareTo(most) <= 0, () -> start + " " + direction + " " + box);
    }
    return time.isPresent() ? 1 : 0;
  }

  /**
   * The least time from 0 on at which all four inequalities hold: the least of their bounds that
   * does, or 0.
   */
  private static Optional<Ratio> exactly(Vec2 start, Vec2 direction, Box box) {
    Ratio[][] sides = {
      {Ratio.of(direction.x()), Ratio.of(box.left()).minus(Ratio.of(start.x()))},
      {Ratio.of(-direction.x()), Ratio.of(start.x()).minus(Ratio.of(box.right()))},
      {Ratio.of(direction.y()), Ratio.of(box.bottom()).minus(Ratio.of(start.y()))},
      {Ratio.of(-direction.y()), Ratio.of(start.y()).minus(Ratio.of(box.top()))}
    };
    Optional<Ratio> least = isInside(ZERO, sides) ? Optional.of(ZERO) : Optional.empty();
    for (Ratio[] side : sides) {
      if (side[0].sign() != 0) {
        Ratio at = side[1].over(side[0]);
        boolean isSooner = least.isEmpty() || at.compareTo(least.get()) < 0;
        if (at.sign() >= 0 && isSooner && isInside(at, sides)) {
          least = Optional.of(at);
        }
      }
    }
    return least;
  }

  /** Whether way · t >= gap for each of them. */
  private static boolean isInside(Ratio time, Ratio[][] sides) {
    for (Ratio[] side : sides) {
      if (side[0].times(time).compareTo(side[1]) < 0) {
        return false;
      }
    }
    return true;
  }

  @Test
  void turningMirroringAndScalingChangeNothing() {
    for (int i = 0; i < ROUNDS; i++) {
      Vec2 start = point(1);
      Vec2 way = point(1);
      Box box = new Box(point(1), point(1));
      double time = time(start, way, box);
      assertEquals(time, time(start, way, new Box(box.b(), box.a())));
      Box turned = new Box(box.a().perpendicular(), box.b().perpendicular());
      assertEquals(time, time(start.perpendicular(), way.perpendicular(), turned));
      Box wider = new Box(box.a().times(4), box.b().times(4));
      assertEquals(time, time(start.times(4), way.times(4), wider));
      assertEquals(time < 0 ? -1 : time / 4, time(start, way.times(4), box));
    }
  }

  /** The first so many metres of a ray are a segment; a later start sees what is left. */
  @Test
  void aRayMeetsWhatItsSegmentsHit() {
    for (int i = 0; i < 4 * ROUNDS; i++) {
      Vec2 start = new Vec2(n(), n());
      Vec2 way = new Vec2(n(), n());
      Box box = Box.of(n(), n(), n(), n());
      double time = time(start, way, box);
      Vec2 end = start.plus(way);
      assertEquals(time >= 0 && time <= 1, RobustBox.hits(new Segment(start, end), box));
      Vec2 far = start.plus(way.times(16));
      assertEquals(time >= 0, RobustBox.hits(new Segment(start, far), box));
      if (time >= 1) {
        assertEquals(time - 1, time(end, way, box), 1e-14);
      }
    }
  }

  private double n() {
    return random.nextInt(9) - 4;
  }

  private Vec2 point(double scale) {
    return new Vec2(scale * (2 * random.nextDouble() - 1), scale * (2 * random.nextDouble() - 1));
  }

  private static double time(Vec2 start, Vec2 direction, Box box) {
    return RobustRay.entry(start, direction, box).orElse(-1);
  }
}
