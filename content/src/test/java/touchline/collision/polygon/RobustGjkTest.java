package touchline.collision.polygon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import touchline.Rounds;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** Distances of convex shapes, beside what fractions say. */
class RobustGjkTest {
  private static final int CASES = Rounds.of(500);

  /** In ulp of the largest coordinate. */
  private static final int ALLOWED = 16;

  private static List<Vec2> each(List<Vec2> shape, UnaryOperator<Vec2> change) {
    return shape.stream().map(change).toList();
  }

  private static double largest(List<Vec2> a, List<Vec2> b) {
    double largest = 0;
    for (List<Vec2> shape : List.of(a, b)) {
      for (Vec2 corner : shape) {
        largest = Math.max(largest, Math.max(Math.abs(corner.x()), Math.abs(corner.y())));
      }
    }
    return largest;
  }

  /** Against fractions: zero or not exactly, and the number within the promise. */
  private static void assertRight(List<Vec2> a, List<Vec2> b) {
    double found = RobustGjk.distance(a, b);
    Optional<Segment> way = RobustGjk.closest(a, b);
    boolean overlap = RobustPolygon.overlaps(a, b);
    assertEquals(overlap, way.isEmpty(), () -> a + " " + b);
    if (overlap) {
      assertEquals(0.0, found);
      return;
    }
    double allowed = ALLOWED * Math.ulp(largest(a, b));
    assertTrue(ExactDistance.of(a, b).isWithin(found, allowed), () -> a + " " + b);
    Vec2 onA = way.get().a();
    Vec2 onB = way.get().b();
    assertTrue(Math.abs(onA.minus(onB).length() - found) <= allowed, () -> a + " " + b);
    assertTrue(ExactDistance.of(a, List.of(onA)).isWithin(0, allowed), () -> a + " " + onA);
    assertTrue(ExactDistance.of(b, List.of(onB)).isWithin(0, allowed), () -> b + " " + onB);
  }

  @Test
  void smallWholeShapesAreRightAndSwappingChangesNothing() {
    Random random = new Random(1);
    int zero = 0;
    for (int i = 0; i < CASES; i++) {
      List<Vec2> a = Shapes.shape(random, 6);
      List<Vec2> b = Shapes.shape(random, 6);
      assertRight(a, b);
      double found = RobustGjk.distance(a, b);
      assertEquals(found, RobustGjk.distance(b, a), ALLOWED * Math.ulp(6.0));
      zero += found == 0 ? 1 : 0;
    }
    assertTrue(zero > CASES / 10 && zero < CASES * 9 / 10, "overlapping: " + zero);
  }

  /** The square of so short an edge has lost digits. */
  @Test
  void anEdgeThatIsAllButAPointIsAsFarAsThePoint() {
    for (int exponent = -300; exponent > -330; exponent--) {
      double tiny = StrictMath.pow(10, exponent / 2.0);
      List<Vec2> level = List.of(new Vec2(-tiny, 0), new Vec2(tiny, 0));
      assertRight(level, Shapes.corners(0, 1));
      assertRight(Shapes.corners(0, 1, 3, 2), level);
    }
  }

  @Test
  void shapesThatTouchAreAtDistanceZeroExactly() {
    Random random = new Random(2);
    int touching = 0;
    for (int i = 0; i < CASES; i++) {
      List<Vec2> a = Shapes.shape(random, 6);
      List<Vec2> b = Shapes.shape(random, 6);
      Vec2 by = a.get(0).minus(b.get(random.nextInt(b.size())));
      List<Vec2> there = Shapes.moved(b, by);
      touching += ExactDistance.of(a, there).isZero() ? 1 : 0;
      assertEquals(0.0, RobustGjk.distance(a, there), () -> a + " " + there);
      assertTrue(RobustGjk.overlaps(a, 0, there, 0));
    }
    assertEquals(CASES, touching);
  }

  @Test
  void cornersAgainstEdgesAndParallelEdgesTouchExactly() {
    List<Vec2> slope = Shapes.corners(0, 0, 30, 10, 0, 20);
    List<Vec2> onSlope = Shapes.corners(3, 1, 12, 0, 12, -4);
    assertEquals(0.0, RobustGjk.distance(slope, Shapes.corners(3, 1)));
    assertEquals(0.0, RobustGjk.distance(slope, onSlope));
    List<Vec2> ledge = Shapes.corners(6, 2, 9, 3, 9, -5);
    assertEquals(0.0, RobustGjk.distance(slope, ledge));
    List<Vec2> hair = each(ledge, corner -> new Vec2(corner.x(), corner.y() - 0x1p-50));
    assertEquals(RobustPolygon.overlaps(slope, hair), RobustGjk.closest(slope, hair).isEmpty());
  }

  @Test
  void parallelEdgesAreAsFarApartAsTheirLines() {
    List<Vec2> floor = Shapes.corners(0, 0, 8, 6, 11, 2);
    List<Vec2> above = Shapes.moved(Shapes.corners(0, 0, 8, 6, 5, 10), new Vec2(-3, 4));
    assertEquals(5.0, RobustGjk.distance(floor, above), 16 * Math.ulp(11.0));
    assertRight(floor, above);
  }

  @Test
  void oneCornerAgainstAnEdge() {
    assertEquals(
        5.0, RobustGjk.distance(Shapes.corners(1, 7), Shapes.corners(0, 0, 8, 6)), Math.ulp(8.0));
    Segment way = RobustGjk.closest(Shapes.corners(1, 7), Shapes.corners(0, 0, 8, 6)).orElseThrow();
    assertEquals(new Vec2(1, 7), way.a());
    assertEquals(0.0, way.b().minus(new Vec2(4, 3)).length(), 4 * Math.ulp(8.0));
  }

  @Test
  void repeatedCornersChangeNothing() {
    Random random = new Random(3);
    for (int i = 0; i < CASES; i++) {
      List<Vec2> a = Shapes.shape(random, 9);
      List<Vec2> b = Shapes.shape(random, 9);
      List<Vec2> repeated = new ArrayList<>();
      a.forEach(corner -> repeated.addAll(Collections.nCopies(1 + random.nextInt(3), corner)));
      assertEquals(RobustGjk.distance(a, b), RobustGjk.distance(repeated, b), 32 * Math.ulp(9.0));
    }
  }

  @Test
  void farFromTheOriginTheBoundHolds() {
    Random random = new Random(4);
    for (int i = 0; i < CASES; i++) {
      Vec2 far = new Vec2(Math.scalb(1 + random.nextDouble(), random.nextInt(40)), 1e6);
      List<Vec2> a = Shapes.moved(Shapes.shape(random, 6), far);
      assertRight(a, Shapes.moved(Shapes.shape(random, 6), far));
    }
  }

  @Test
  void hugeAndTinyCoordinatesAreThoseOfOrdinaryOnes() {
    Random random = new Random(5);
    for (int i = 0; i < CASES; i++) {
      List<Vec2> a = Shapes.shape(random, 6);
      List<Vec2> b = Shapes.shape(random, 6);
      double found = RobustGjk.distance(a, b);
      for (double scale : new double[] {0x1p-1050, 0x1p-600, 0x1p-201, 0x1p300, 0x1p1000}) {
        List<Vec2> scaledA = each(a, corner -> corner.times(scale));
        List<Vec2> scaledB = each(b, corner -> corner.times(scale));
        double scaled = RobustGjk.distance(scaledA, scaledB);
        assertEquals(found * scale, scaled, ALLOWED * Math.ulp(6 * scale));
        assertEquals(found == 0, RobustGjk.closest(scaledA, scaledB).isEmpty());
      }
    }
  }

  @Test
  void sizesThatLieFarApartAreRightByTheLargest() {
    Random random = new Random(6);
    for (int i = 0; i < CASES; i++) {
      double size = Math.scalb(1.0, random.nextInt(120));
      List<Vec2> large = each(Shapes.shape(random, 6), corner -> corner.times(size));
      assertRight(large, Shapes.shape(random, 6));
    }
  }

  @Test
  void longThinShapesThatAlmostTouchAreDecided() {
    Random random = new Random(7);
    for (int i = 0; i < CASES; i++) {
      Vec2 way = Shapes.point(random, 1000).plus(new Vec2(2001, 0));
      Vec2 beside = new Vec2(random.nextInt(3) - 1, random.nextInt(3) - 1).times(0x1p-30);
      List<Vec2> a = List.of(Vec2.ZERO, way, way.times(2).plus(new Vec2(0, 0x1p-20)));
      assertRight(a, List.of(way.times(0.5).plus(beside), way.plus(beside)));
    }
  }

  @Test
  void manyCornersTakeFewRounds() {
    List<Vec2> round = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      double angle = 2 * Math.PI * i / 200;
      round.add(new Vec2(3 * StrictMath.cos(angle), StrictMath.sin(angle)));
    }
    Random random = new Random(8);
    for (int i = 0; i < 20; i++) {
      Vec2 by = new Vec2(4 + 5 * random.nextDouble(), 8 * random.nextDouble() - 4);
      assertRight(round, Shapes.moved(round.subList(0, 50), by));
    }
  }

  @Test
  void radiiCountExactlyAndTouchingCounts() {
    List<Vec2> core = Shapes.corners(0, 0, 8, 6);
    List<Vec2> centre = Shapes.corners(1, 7);
    assertTrue(RobustGjk.overlaps(core, 2, centre, 3));
    assertFalse(RobustGjk.overlaps(core, 2, centre, Math.nextDown(3.0)));
    assertFalse(RobustGjk.overlaps(core, Math.nextDown(2.0), centre, 3));
    assertTrue(RobustGjk.overlaps(core, 0x1p-60, Shapes.corners(4, 3), 0));
    assertEquals(-1, RobustGjk.gap(core, 3, centre, 3), 4 * Math.ulp(8.0));
    Random random = new Random(9);
    for (int i = 0; i < CASES; i++) {
      List<Vec2> a = Shapes.shape(random, 6);
      List<Vec2> b = Shapes.shape(random, 6);
      int radius = random.nextInt(4);
      boolean within =
          RobustPolygon.overlaps(a, b) || ExactDistance.of(a, b).compare(radius + 1.0) <= 0;
      assertEquals(within, RobustGjk.overlaps(a, radius, b, 1), () -> a + " " + b);
    }
  }
}
