package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

class EpaTest {
  private static final double ROUNDED = 1e-12;

  private static List<Vec2> corners(double... numbers) {
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      corners.add(new Vec2(numbers[i], numbers[i + 1]));
    }
    return corners;
  }

  private static List<Vec2> moved(List<Vec2> shape, Vec2 by) {
    return shape.stream().map(corner -> corner.plus(by)).toList();
  }

  private static final List<Vec2> BOX = corners(0, 0, 10, 0, 10, 4, 0, 4);

  @Test
  void outwardLooksToTheRightOfTheEdge() {
    Vec2 out = Epa.outward(new Vec2(1, 1), new Vec2(4, 1));
    assertEquals(0.0, out.x(), 0.0);
    assertEquals(-3.0, out.y());
  }

  @Test
  void distanceHasASignAndNoEdgeHasNone() {
    assertEquals(2, Epa.distance(new Vec2(-1, -2), new Vec2(5, -2)));
    assertEquals(-2, Epa.distance(new Vec2(5, -2), new Vec2(-1, -2)));
    assertEquals(0, Epa.distance(new Vec2(3, 4), new Vec2(3, 4)));
  }

  @Test
  void nearestEdgeBeginsAtItsIndexAndTheFirstOfEqualOnesCounts() {
    assertEquals(2, Epa.nearestEdge(corners(-4, -3, 6, -3, 6, 1, -4, 1)));
    assertEquals(0, Epa.nearestEdge(corners(-1, -1, 1, -1, 1, 1, -1, 1)));
  }

  @Test
  void newCornerStandsBetweenTheEndsOfItsEdge() {
    Vec2 r = new Vec2(9, 9);
    assertEquals(corners(0, 0, 1, 0, 9, 9, 1, 1), Epa.grown(corners(0, 0, 1, 0, 1, 1), 1, r));
    assertEquals(corners(0, 0, 1, 0, 1, 1, 9, 9), Epa.grown(corners(0, 0, 1, 0, 1, 1), 2, r));
  }

  @Test
  void boxLeavesByTheNearestSide() {
    assertEquals(3, Epa.wayOut(BOX, moved(BOX, new Vec2(1, 1))).length());
    assertEquals(-3, Epa.wayOut(BOX, moved(BOX, new Vec2(1, -1))).y());
    assertEquals(2, Epa.wayOut(BOX, moved(BOX, new Vec2(8, 1))).x());
  }

  @Test
  void touchingAndApartIsNoWay() {
    assertEquals(0, Epa.wayOut(BOX, moved(BOX, new Vec2(10, 1))).length());
    assertEquals(0, Epa.wayOut(BOX, moved(BOX, new Vec2(3, 7))).length());
    assertEquals(0, Epa.wayOut(corners(1, 1), corners(1, 1)).length());
    assertEquals(0, Epa.wayOut(corners(1, 1, 1, 5), corners(1, 2, 1, 9)).length());
    assertEquals(1, Epa.wayOut(BOX, corners(5, 3)).length());
  }

  /** The vector of the lesson on polygons moves the first shape, and this one the second. */
  @Test
  void separatingAxesFindTheSameWay() {
    Random random = new Random(1);
    int deep = 0;
    for (int i = 0; i < 1000; i++) {
      List<Vec2> a = triangle(random);
      List<Vec2> b = triangle(random);
      Vec2 way = Epa.wayOut(a, b);
      assertEquals(Polygons.offset(b, a).length(), way.length(), ROUNDED);
      deep += way.length() > 0 ? 1 : 0;
      List<Vec2> there = moved(b, way);
      assertTrue(Epa.wayOut(a, there).length() < ROUNDED);
      assertEquals(Polygons.overlaps(a, b), way.length() > 0 || Polygons.overlaps(a, there));
    }
    assertTrue(deep > 300, "overlapping: " + deep);
  }

  /** With whole coordinates, to the left, and not flat. */
  private static List<Vec2> triangle(Random random) {
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      corners.add(new Vec2(random.nextInt(9), random.nextInt(9)));
    }
    double turn = corners.get(1).minus(corners.get(0)).cross(corners.get(2).minus(corners.get(0)));
    if (turn == 0) {
      return triangle(random);
    }
    return turn > 0 ? corners : List.of(corners.get(0), corners.get(2), corners.get(1));
  }
}
