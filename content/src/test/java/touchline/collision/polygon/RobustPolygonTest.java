package touchline.collision.polygon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

class RobustPolygonTest {
  private static final int CASES = 3000;

  private static Vec2 point(Random random) {
    return new Vec2(random.nextInt(13) - 6, random.nextInt(13) - 6);
  }

  private static BigDecimal cross(Vec2 a, Vec2 b, Vec2 p) {
    BigDecimal ax = new BigDecimal(a.x());
    BigDecimal ay = new BigDecimal(a.y());
    return new BigDecimal(b.x())
        .subtract(ax)
        .multiply(new BigDecimal(p.y()).subtract(ay))
        .subtract(new BigDecimal(b.y()).subtract(ay).multiply(new BigDecimal(p.x()).subtract(ax)));
  }

  private static int side(Vec2 a, Vec2 b, Vec2 p) {
    return cross(a, b, p).signum();
  }

  /** By the rule that lessons teach for triangles, with fractions. */
  private static boolean isIn(List<Vec2> t, Vec2 p) {
    int one = side(t.get(0), t.get(1), p);
    int two = side(t.get(1), t.get(2), p);
    int three = side(t.get(2), t.get(0), p);
    return Math.min(one, Math.min(two, three)) >= 0 || Math.max(one, Math.max(two, three)) <= 0;
  }

  /** Edges that meet, or one within the other: another way than by separating axes. */
  private static boolean meet(List<Vec2> one, List<Vec2> other) {
    for (int i = 0; i < 3; i++) {
      for (int k = 0; k < 3; k++) {
        Vec2 a = one.get(i);
        Vec2 b = one.get((i + 1) % 3);
        Vec2 c = other.get(k);
        Vec2 d = other.get((k + 1) % 3);
        if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) {
          return true;
        }
      }
    }
    return one.stream().anyMatch(corner -> isIn(other, corner))
        || other.stream().anyMatch(corner -> isIn(one, corner));
  }

  private static List<Vec2> triangle(Random random) {
    List<Vec2> corners = List.of(point(random), point(random), point(random));
    return side(corners.get(0), corners.get(1), corners.get(2)) == 0 ? triangle(random) : corners;
  }

  /** So far away that products of coordinates lose digits, in steps that stay exact. */
  private static Vec2 far(Vec2 point) {
    return new Vec2(0x1p40 + point.x() * 0x1p-10, 0x1p39 + point.y() * 0x1p-10);
  }

  private static List<Vec2> far(List<Vec2> corners) {
    return corners.stream().map(RobustPolygonTest::far).toList();
  }

  @Test
  void pointsInTrianglesAreDecidedAsFractionsDo() {
    Random random = new Random(1);
    int edges = 0;
    for (int i = 0; i < CASES; i++) {
      List<Vec2> corners = triangle(random);
      Vec2 p = point(random);
      edges += side(corners.get(0), corners.get(1), p) == 0 ? 1 : 0;
      assertEquals(isIn(corners, p), RobustPolygon.contains(corners, p));
      assertEquals(isIn(corners, p), RobustPolygon.contains(far(corners), far(p)));
    }
    assertTrue(edges > 30, "edges: " + edges);
  }

  @Test
  void trianglesMeetAsFractionsSay() {
    Random random = new Random(2);
    int yes = 0;
    for (int i = 0; i < CASES; i++) {
      List<Vec2> one = triangle(random);
      List<Vec2> other = triangle(random);
      boolean meet = meet(one, other);
      yes += meet ? 1 : 0;
      assertEquals(meet, RobustPolygon.overlaps(one, other), () -> one + " " + other);
      assertEquals(meet, RobustPolygon.overlaps(far(one), far(other)));
      assertEquals(meet, RobustPolygon.overlaps(other, one));
    }
    assertTrue(yes > CASES / 4 && yes < CASES * 9 / 10, "yes: " + yes);
  }

  @Test
  void whereOneBeginsToCountAndWhichWayRoundChangesNothing() {
    Random random = new Random(3);
    for (int i = 0; i < CASES; i++) {
      List<Vec2> one = triangle(random);
      List<Vec2> other = triangle(random);
      Vec2 p = point(random);
      List<Vec2> changed = new ArrayList<>(one);
      Collections.rotate(changed, random.nextInt(3));
      if (random.nextBoolean()) {
        Collections.reverse(changed);
      }
      assertEquals(RobustPolygon.contains(one, p), RobustPolygon.contains(changed, p));
      assertEquals(RobustPolygon.overlaps(one, other), RobustPolygon.overlaps(changed, other));
    }
  }

  @Test
  void aQuarterTurnOfEverythingChangesNothing() {
    Random random = new Random(4);
    for (int i = 0; i < CASES; i++) {
      List<Vec2> one = triangle(random);
      List<Vec2> other = triangle(random);
      List<Vec2> turnedOne = one.stream().map(Vec2::perpendicular).toList();
      List<Vec2> turnedOther = other.stream().map(Vec2::perpendicular).toList();
      Vec2 p = point(random);
      assertEquals(
          RobustPolygon.contains(one, p), RobustPolygon.contains(turnedOne, p.perpendicular()));
      assertEquals(
          RobustPolygon.overlaps(one, other), RobustPolygon.overlaps(turnedOne, turnedOther));
    }
  }

  @Test
  void edgesAndCornersOfADentBelongToThePolygon() {
    List<Vec2> dented =
        List.of(new Vec2(1, 1), new Vec2(8, 1), new Vec2(8, 6), new Vec2(5, 3), new Vec2(2, 6));
    for (Vec2 corner : dented) {
      assertTrue(RobustPolygon.contains(dented, corner), corner::toString);
    }
    assertTrue(RobustPolygon.contains(dented, new Vec2(6, 4)));
    assertTrue(RobustPolygon.contains(dented, new Vec2(4, 1)));
    assertFalse(RobustPolygon.contains(dented, new Vec2(5, 3.5)));
    assertFalse(RobustPolygon.contains(dented, new Vec2(9, 1)));
  }

  @Test
  void cornersOnOneLineAreASegment() {
    List<Vec2> flat = List.of(new Vec2(0, 0), new Vec2(1, 1), new Vec2(3, 3));
    List<Vec2> onward = List.of(new Vec2(3, 3), new Vec2(4, 4), new Vec2(6, 6));
    List<Vec2> beyond = List.of(new Vec2(4, 4), new Vec2(5, 5), new Vec2(6, 6));
    List<Vec2> point = List.of(new Vec2(2, 2), new Vec2(2, 2), new Vec2(2, 2));
    List<Vec2> beside = List.of(new Vec2(2, 1), new Vec2(2, 1), new Vec2(2, 1));
    List<Vec2> triangle = List.of(new Vec2(1, 2), new Vec2(4, 0), new Vec2(4, 5));
    assertTrue(RobustPolygon.overlaps(flat, onward));
    assertFalse(RobustPolygon.overlaps(flat, beyond));
    assertTrue(RobustPolygon.overlaps(point, flat));
    assertFalse(RobustPolygon.overlaps(flat, beside));
    assertTrue(RobustPolygon.overlaps(flat, triangle));
    assertFalse(RobustPolygon.overlaps(point, beside));
    assertFalse(RobustPolygon.overlaps(triangle, beside));
  }
}
