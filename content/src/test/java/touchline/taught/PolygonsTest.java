package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.collision.polygon.RobustPolygon;
import touchline.geometry.Vec2;

class PolygonsTest {
  private static final List<Vec2> DENTED = corners(1, 1, 8, 1, 8, 6, 5, 3, 2, 6);
  private static final List<Vec2> SQUARE = corners(0, 0, 4, 0, 4, 4, 0, 4);

  private static List<Vec2> corners(double... numbers) {
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      corners.add(new Vec2(numbers[i], numbers[i + 1]));
    }
    return corners;
  }

  private static List<Vec2> reversed(List<Vec2> corners) {
    List<Vec2> reversed = new ArrayList<>(corners);
    Collections.reverse(reversed);
    return reversed;
  }

  private static List<Vec2> moved(List<Vec2> corners, Vec2 by) {
    return corners.stream().map(corner -> corner.plus(by)).toList();
  }

  @Test
  void areaHasTheSignOfTheWayRoundAndForgetsWhereItStarted() {
    assertEquals(16, Polygons.area(SQUARE));
    assertEquals(-16, Polygons.area(reversed(SQUARE)));
    List<Vec2> other = new ArrayList<>(DENTED);
    Collections.rotate(other, 2);
    assertEquals(Polygons.area(DENTED), Polygons.area(other));
    assertEquals(23.5, Polygons.area(DENTED));
  }

  @Test
  void onlyTurnsOfBothKindsMakeADent() {
    assertTrue(Polygons.isConvex(SQUARE));
    assertTrue(Polygons.isConvex(reversed(SQUARE)));
    assertTrue(Polygons.isConvex(corners(0, 0, 2, 0, 4, 0, 4, 4)));
    assertFalse(Polygons.isConvex(DENTED));
    assertFalse(Polygons.isConvex(reversed(DENTED)));
  }

  @Test
  void anEdgeOfATriangleBelongsToItEitherWayRound() {
    Vec2 a = new Vec2(0, 0);
    Vec2 b = new Vec2(6, 0);
    Vec2 c = new Vec2(0, 6);
    for (Vec2 p : corners(1, 1, 3, 3, 0, 0, 2, 0, 6, 0)) {
      assertTrue(Polygons.inTriangle(a, b, c, p), p::toString);
      assertTrue(Polygons.inTriangle(a, c, b, p), p::toString);
    }
    for (Vec2 p : corners(7, 0, -1, 0, 4, 3, 0, -1, 7, -1)) {
      assertFalse(Polygons.inTriangle(a, b, c, p), p::toString);
      assertFalse(Polygons.inTriangle(a, c, b, p), p::toString);
    }
  }

  @Test
  void aConvexPolygonHasItsPointsOnTheLeftOfEveryEdge() {
    assertTrue(Polygons.contains(SQUARE, new Vec2(4, 2)));
    assertFalse(Polygons.contains(SQUARE, new Vec2(4.1, 2)));
    assertFalse(Polygons.contains(SQUARE, new Vec2(4, 5)));
  }

  @Test
  void aCornerIsCountedOnceWhereTheRayGoesThrough() {
    assertTrue(Polygons.isInside(DENTED, new Vec2(3, 3)));
    assertFalse(Polygons.isInside(DENTED, new Vec2(5, 5)));
    assertFalse(Polygons.isInside(DENTED, new Vec2(0, 1)));
    assertFalse(Polygons.isInside(DENTED, new Vec2(0, 6)));
    assertFalse(Polygons.isInside(DENTED, new Vec2(9, 3)));
  }

  @Test
  void offEdgesTheCountAgreesWithTheRobustForm() {
    Random random = new Random(25);
    for (int i = 0; i < 2000; i++) {
      Vec2 p = new Vec2(random.nextInt(40) / 4.0 + 0.1, random.nextInt(32) / 4.0);
      boolean inside = RobustPolygon.contains(DENTED, p);
      assertEquals(inside, Polygons.isInside(DENTED, p), p::toString);
      assertEquals(inside, Polygons.isInside(reversed(DENTED), p), p::toString);
    }
  }

  @Test
  void theGapIsInMetresWhateverTheLengthOfTheAxis() {
    List<Vec2> away = moved(SQUARE, new Vec2(7, 1));
    assertEquals(3, Polygons.gap(SQUARE, away, new Vec2(1, 0)));
    assertEquals(3, Polygons.gap(SQUARE, away, new Vec2(-8, 0)));
    assertEquals(-3, Polygons.gap(SQUARE, away, new Vec2(0, 2)));
    assertEquals(0, Polygons.gap(SQUARE, away, Vec2.ZERO));
  }

  @Test
  void touchingCounts() {
    assertTrue(Polygons.overlaps(SQUARE, moved(SQUARE, new Vec2(4, 4))));
    assertFalse(Polygons.overlaps(SQUARE, moved(SQUARE, new Vec2(4.001, 4))));
    assertEquals(Vec2.ZERO, Polygons.offset(SQUARE, moved(SQUARE, new Vec2(4, 0))));
  }

  @Test
  void theAxesOfTheSecondCountAsWell() {
    List<Vec2> first = corners(0, 0, 2, 0, 0, 2);
    List<Vec2> second = corners(1.3, 1.3, 9, 3, 3, 9);
    assertFalse(Polygons.overlaps(first, second));
    assertFalse(Polygons.overlaps(second, first));
  }

  @Test
  void theOffsetSeparatesAndNothingShorterDoes() {
    List<Vec2> other = corners(3, 1, 8, 0, 6, 5);
    Vec2 offset = Polygons.offset(SQUARE, other);
    assertTrue(offset.length() > 0);
    assertFalse(Polygons.overlaps(moved(SQUARE, offset.times(1.0001)), other));
    assertTrue(Polygons.overlaps(moved(SQUARE, offset.times(0.9999)), other));
    for (int degrees = 0; degrees < 360; degrees++) {
      double angle = Math.toRadians(degrees);
      Vec2 way = new Vec2(Math.cos(angle), Math.sin(angle)).times(offset.length() * 0.999);
      assertTrue(Polygons.overlaps(moved(SQUARE, way), other), "at " + degrees);
    }
  }
}
