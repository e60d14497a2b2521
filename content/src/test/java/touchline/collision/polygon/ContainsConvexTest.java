package touchline.collision.polygon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.Rounds;
import touchline.geometry.Vec2;

/** A point in a convex polygon, by both ways that the library has, is where fractions say. */
class ContainsConvexTest {
  private static final int CASES = Rounds.of(1_300);

  private static boolean isIn(List<Vec2> polygon, Vec2 p) {
    List<Vec2> point = List.of(p);
    return ExactDistance.of(polygon, point).isZero() || ExactDepth.isInside(polygon, point);
  }

  private static boolean agreed(List<Vec2> polygon, Vec2 p) {
    boolean expected = isIn(polygon, p);
    assertEquals(expected, RobustPolygon.contains(polygon, p), () -> polygon + " " + p);
    assertEquals(expected, RobustPolygon.containsConvex(polygon, p), () -> polygon + " " + p);
    return expected;
  }

  private static List<Vec2> round(Random random) {
    List<Vec2> round = new ArrayList<>();
    int count = 3 + random.nextInt(7);
    for (int i = 0; i < count; i++) {
      double angle = 2 * Math.PI * (i + 0.6 * random.nextDouble()) / count;
      round.add(new Vec2(3 * StrictMath.cos(angle), 2 * StrictMath.sin(angle)));
    }
    if (random.nextBoolean()) {
      Collections.reverse(round);
    }
    return round;
  }

  @Test
  void ordinaryPointsEitherWayRound() {
    Random random = new Random(1);
    int inside = 0;
    for (int i = 0; i < CASES; i++) {
      Vec2 p = new Vec2(6 * random.nextDouble() - 3, 4 * random.nextDouble() - 2);
      inside += agreed(round(random), p) ? 1 : 0;
    }
    assertTrue(inside > CASES / 4 && inside < CASES * 3 / 4, "inside: " + inside);
  }

  /** Rounding puts a point of an edge to one side or the other, which only fractions can tell. */
  @Test
  void pointsOfEdgesAsTheyAreRounded() {
    Random random = new Random(2);
    int inside = 0;
    for (int i = 0; i < CASES; i++) {
      List<Vec2> polygon = round(random);
      Vec2 far = new Vec2(random.nextDouble(), random.nextDouble()).times(1 << random.nextInt(20));
      List<Vec2> there = Shapes.moved(polygon, far);
      Vec2 a = there.get(0);
      Vec2 edge = there.get(1).minus(a);
      inside += agreed(there, a.plus(edge.times(random.nextDouble()))) ? 1 : 0;
    }
    assertTrue(inside > CASES / 4 && inside < CASES * 3 / 4, "inside: " + inside);
  }

  @Test
  void wholeTrianglesAtAnyScaleWithZerosOfEitherSign() {
    Random random = new Random(3);
    int inside = 0;
    for (int i = 0; i < CASES; i++) {
      double scale = Math.scalb(random.nextBoolean() ? 1.0 : -1.0, random.nextInt(2080) - 1060);
      List<Vec2> triangle = new ArrayList<>();
      for (int k = 0; k < 3; k++) {
        triangle.add(Shapes.point(random, 4));
      }
      Vec2 p = Shapes.point(random, 4);
      boolean expected = isIn(triangle, p);
      inside += expected ? 1 : 0;
      List<Vec2> scaled = triangle.stream().map(corner -> corner.times(scale)).toList();
      assertEquals(
          expected, RobustPolygon.contains(scaled, p.times(scale)), () -> scaled + " " + p);
      assertEquals(
          expected, RobustPolygon.containsConvex(scaled, p.times(scale)), () -> scaled + " " + p);
    }
    assertTrue(inside > CASES / 10 && inside < CASES / 2, "inside: " + inside);
  }

  @Test
  void cornersOnOneLineAndRepeatedOnes() {
    List<Vec2> flat = Shapes.corners(0, 0, 1, 1, 3, 3);
    assertTrue(RobustPolygon.containsConvex(flat, new Vec2(2, 2)));
    assertFalse(RobustPolygon.containsConvex(flat, new Vec2(4, 4)));
    assertFalse(RobustPolygon.containsConvex(flat, new Vec2(2, 1)));
    List<Vec2> repeated = Shapes.corners(0, 0, 4, 0, 4, 0, 2, 3, 0, 0);
    assertTrue(RobustPolygon.containsConvex(repeated, new Vec2(2, 1)));
    assertTrue(RobustPolygon.containsConvex(repeated, new Vec2(2, 0)));
    assertFalse(RobustPolygon.containsConvex(repeated, new Vec2(2, -1)));
  }

  /** What only a count of crossings gets right. */
  @Test
  void aDentIsOutside() {
    List<Vec2> dented = Shapes.corners(0, 0, 4, 0, 4, 4, 2, 1, 0, 4);
    assertFalse(RobustPolygon.contains(dented, new Vec2(2, 2)));
    assertTrue(RobustPolygon.contains(dented, new Vec2(3.5, 3)));
  }
}
