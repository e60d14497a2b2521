package touchline.collision.polygon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.Rounds;
import touchline.geometry.Vec2;
import touchline.taught.Epa;
import touchline.taught.Polygons;

/** Depths and ways out, beside what fractions and separating axes say. */
class RobustEpaTest {
  private static final int CASES = Rounds.of(350);

  /** In ulp of the largest coordinate. */
  private static final int ALLOWED = 16;

  /** Corners of a circle, so that no three are on one line. */
  private static List<Vec2> round(Random random) {
    int count = 3 + random.nextInt(6);
    double radius = 1 + 3 * random.nextDouble();
    Vec2 middle = new Vec2(5 * random.nextDouble(), 5 * random.nextDouble());
    List<Vec2> round = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double angle = 2 * Math.PI * (i + 0.6 * random.nextDouble()) / count;
      Vec2 way = new Vec2(StrictMath.cos(angle), StrictMath.sin(angle));
      round.add(middle.plus(way.times(radius)));
    }
    return round;
  }

  private static List<Vec2> scaled(List<Vec2> shape, double by) {
    return shape.stream().map(corner -> corner.times(by)).toList();
  }

  private static double largest(List<Vec2> a, List<Vec2> b) {
    return Math.max(RobustGjk.largest(a), RobustGjk.largest(b));
  }

  /** Against fractions: empty or not exactly, and the number within the promise. */
  private static void assertRight(List<Vec2> a, List<Vec2> b) {
    Optional<Vec2> way = RobustEpa.wayOut(a, b);
    double depth = RobustEpa.depth(a, b);
    assertEquals(ExactDistance.of(a, b).isZero() || ExactDepth.isInside(a, b), way.isPresent());
    if (way.isEmpty()) {
      assertEquals(0.0, depth);
      return;
    }
    double allowed = ALLOWED * Math.ulp(largest(a, b));
    assertTrue(ExactDepth.of(a, b).isWithin(depth, allowed), () -> a + " " + b + " " + depth);
    assertEquals(depth, way.get().length(), allowed);
    List<Vec2> there = Shapes.moved(b, way.get());
    assertTrue(RobustGjk.distance(a, there) <= 2 * allowed, () -> a + " " + b);
    assertTrue(RobustEpa.depth(a, there) <= 2 * allowed, () -> a + " " + b);
  }

  @Test
  void smallWholeShapesAreRightAndSwappingTurnsTheWay() {
    Random random = new Random(1);
    int deep = 0;
    for (int i = 0; i < CASES; i++) {
      List<Vec2> a = Shapes.shape(random, 6);
      List<Vec2> b = Shapes.shape(random, 6);
      assertRight(a, b);
      double depth = RobustEpa.depth(a, b);
      assertEquals(depth, RobustEpa.depth(b, a), ALLOWED * Math.ulp(6.0));
      deep += depth > 0 ? 1 : 0;
    }
    assertTrue(deep > CASES / 10 && deep < CASES * 9 / 10, "deep: " + deep);
  }

  /** The square of so short an edge has lost digits, and its direction with them. */
  @Test
  void anEdgeThatIsAllButAPointIsNone() {
    List<Vec2> square = Shapes.corners(-1, -1, 1, -1, 1, 1, -1, 1);
    for (int exponent = -300; exponent > -330; exponent--) {
      double tiny = StrictMath.pow(10, exponent / 2.0);
      List<Vec2> needle = List.of(Vec2.ZERO, new Vec2(tiny, 0));
      assertRight(needle, square);
      assertRight(square, needle);
      assertRight(
          List.of(new Vec2(0, -4), new Vec2(0, 2), new Vec2(2, 3)),
          List.of(new Vec2(1, 0), new Vec2(0, tiny), Vec2.ZERO));
    }
  }

  @Test
  void touchingIsDepthZeroAndApartIsNoWay() {
    List<Vec2> square = Shapes.corners(0, 0, 2, 0, 2, 2, 0, 2);
    assertEquals(0.0, RobustEpa.depth(square, Shapes.moved(square, new Vec2(2, 1))));
    assertEquals(Optional.empty(), RobustEpa.wayOut(square, Shapes.moved(square, new Vec2(3, 1))));
    assertEquals(0.0, RobustEpa.depth(Shapes.corners(1, 1), Shapes.corners(1, 1)));
    assertEquals(0.0, RobustEpa.depth(Shapes.corners(0, 0, 4, 2), Shapes.corners(2, 1, 6, 3)));
  }

  private static void assertLeaves(double x, double y, List<Vec2> a, List<Vec2> b) {
    Vec2 way = RobustEpa.wayOut(a, b).orElseThrow();
    assertEquals(x, way.x(), 0.0);
    assertEquals(y, way.y(), 0.0);
  }

  @Test
  void boxesLeaveByTheNearestSide() {
    List<Vec2> box = Shapes.corners(0, 0, 10, 0, 10, 4, 0, 4);
    assertLeaves(0, -3, box, Shapes.moved(box, new Vec2(1, -1)));
    assertLeaves(2, 0, box, Shapes.moved(box, new Vec2(8, 1)));
    Collections.reverse(box);
    assertLeaves(2, 0, box, Shapes.moved(box, new Vec2(8, 1)));
  }

  @Test
  void separatingAxesAndTheTaughtPolytopeSayTheSame() {
    Random random = new Random(2);
    int deep = 0;
    for (int i = 0; i < CASES; i++) {
      List<Vec2> a = round(random);
      List<Vec2> b = round(random);
      assertRight(a, b);
      double depth = RobustEpa.depth(a, b);
      assertEquals(depth, Polygons.offset(b, a).length(), 1e-13);
      assertEquals(depth, Epa.wayOut(a, b).length(), 1e-12);
      deep += depth > 0 ? 1 : 0;
    }
    assertTrue(deep > CASES / 10, "deep: " + deep);
  }

  @Test
  void farFromTheOriginTheBoundHolds() {
    Random random = new Random(3);
    for (int i = 0; i < CASES; i++) {
      Vec2 far = new Vec2(Math.scalb(1 + random.nextDouble(), random.nextInt(40)), 1e6);
      assertRight(
          Shapes.moved(Shapes.shape(random, 6), far), Shapes.moved(Shapes.shape(random, 6), far));
    }
  }

  @Test
  void sizesThatLieFarApartAreRightByTheLargest() {
    Random random = new Random(4);
    for (int i = 0; i < CASES; i++) {
      double size = Math.scalb(1.0, random.nextInt(120));
      assertRight(scaled(Shapes.shape(random, 6), size), Shapes.shape(random, 6));
    }
  }

  @Test
  void hugeAndTinyCoordinatesAreThoseOfOrdinaryOnes() {
    Random random = new Random(5);
    for (int i = 0; i < CASES; i++) {
      List<Vec2> a = Shapes.shape(random, 6);
      List<Vec2> b = Shapes.shape(random, 6);
      double depth = RobustEpa.depth(a, b);
      for (double scale : new double[] {0x1p-1050, 0x1p-600, 0x1p-201, 0x1p300, 0x1p1000}) {
        double found = RobustEpa.depth(scaled(a, scale), scaled(b, scale));
        assertEquals(depth * scale, found, ALLOWED * Math.ulp(6 * scale));
      }
    }
  }

  @Test
  void longThinShapesThatAlmostTouchAreDecided() {
    Random random = new Random(6);
    for (int i = 0; i < CASES; i++) {
      Vec2 way = Shapes.point(random, 1000).plus(new Vec2(2001, 0));
      Vec2 beside = new Vec2(random.nextInt(3) - 1, random.nextInt(3) - 1).times(0x1p-30);
      List<Vec2> a = List.of(Vec2.ZERO, way, way.times(2).plus(new Vec2(0, 0x1p-20)));
      assertRight(a, List.of(way.times(0.5).plus(beside), way.plus(beside)));
    }
  }

  /** A nearly round shape in a small one: the chords of a growing polytope get very short. */
  @Test
  void threeHundredCornersAreRight() {
    List<Vec2> round = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      double angle = 2 * Math.PI * i / 300;
      round.add(new Vec2(3 * StrictMath.cos(angle), StrictMath.sin(angle)));
    }
    List<Vec2> triangle = Shapes.corners(2, 0, 4, -1, 4, 1);
    double depth = RobustEpa.depth(round, triangle);
    assertTrue(ExactDepth.of(round, triangle).isWithin(depth, ALLOWED * Math.ulp(4.0)));
    assertEquals(depth, Epa.wayOut(round, triangle).length(), 1e-9);
  }

  @Test
  void fractionsKnowTheDepthOfAKnownCase() {
    ExactDistance depth = ExactDepth.of(Shapes.corners(0, 0, 8, 6, 0, 12), Shapes.corners(1, 6));
    assertTrue(depth.isWithin(1, 0));
    assertEquals(0, depth.compare(BigDecimal.ONE.doubleValue()));
  }
}
