package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.collision.polygon.RobustGjk;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

class GjkTest {
  private static final List<Vec2> SQUARE = corners(0, 0, 4, 0, 4, 4, 0, 4);

  private static List<Vec2> corners(double... numbers) {
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      corners.add(new Vec2(numbers[i], numbers[i + 1]));
    }
    return corners;
  }

  private static List<Vec2> moved(List<Vec2> corners, Vec2 by) {
    return corners.stream().map(corner -> corner.plus(by)).toList();
  }

  private static List<Vec2> shape(Random random) {
    List<Vec2> shape = new ArrayList<>();
    for (int corners = 1 + random.nextInt(3); corners > 0; corners--) {
      shape.add(new Vec2(random.nextInt(13) - 6, random.nextInt(13) - 6));
    }
    return shape;
  }

  @Test
  void theFarthestCornerIsTheSameWhereverTheShapeIs() {
    assertEquals(new Vec2(4, 4), Gjk.support(SQUARE, new Vec2(2, 1)));
    assertEquals(new Vec2(0, 4), Gjk.support(SQUARE, new Vec2(-1, 2)));
    List<Vec2> far = moved(SQUARE, new Vec2(-100, 50));
    assertEquals(new Vec2(-96, 54), Gjk.support(far, new Vec2(2, 1)));
    assertEquals(new Vec2(0, 0), Gjk.support(SQUARE, Vec2.ZERO));
  }

  @Test
  void aCornerOfTheDifferenceIsTheFarthestOfAllWays() {
    Random random = new Random(1);
    for (int i = 0; i < 1000; i++) {
      List<Vec2> a = shape(random);
      List<Vec2> b = shape(random);
      Vec2 direction = new Vec2(random.nextInt(9) - 4, random.nextInt(9) - 4);
      double farthest = Double.NEGATIVE_INFINITY;
      for (Vec2 ofA : a) {
        for (Vec2 ofB : b) {
          farthest = Math.max(farthest, ofA.minus(ofB).dot(direction));
        }
      }
      assertEquals(farthest, Gjk.corner(a, b, direction).dot(direction), 0);
    }
  }

  @Test
  void theNearestPointOfAnEdgeStaysOnIt() {
    assertEquals(0.5, Gjk.part(new Vec2(-3, 2), new Vec2(3, 2)));
    assertEquals(0, Gjk.part(new Vec2(1, 2), new Vec2(3, 2)));
    assertEquals(1, Gjk.part(new Vec2(-5, 2), new Vec2(-1, 2)));
    assertEquals(0, Gjk.part(new Vec2(3, 2), new Vec2(3, 2)));
    assertEquals(new Vec2(0, 2), Gjk.nearest(new Vec2(-3, 2), new Vec2(3, 2)));
  }

  @Test
  void aCornerThatIsKnownIsNeverBeyond() {
    Random random = new Random(2);
    for (int i = 0; i < 1000; i++) {
      Vec2 p = new Vec2(random.nextDouble() - 0.5, random.nextDouble() - 0.5);
      Vec2 q = new Vec2(random.nextDouble() - 0.5, random.nextDouble() - 0.5);
      assertTrue(Gjk.beyond(p, q, p) <= 0);
      assertTrue(Gjk.beyond(p, q, q) <= 0);
    }
  }

  @Test
  void theOriginIsInsideEitherWayRoundAndNotOnAnEdge() {
    Vec2 p = new Vec2(-3, -2);
    Vec2 q = new Vec2(4, -2);
    Vec2 r = new Vec2(0, 5);
    assertTrue(Gjk.surrounds(p, q, r));
    assertTrue(Gjk.surrounds(p, r, q));
    assertFalse(Gjk.surrounds(p, p.times(-1), r));
    assertFalse(Gjk.surrounds(p, p, r));
    assertFalse(Gjk.surrounds(p, p.times(2), p.times(-1)));
  }

  @Test
  void theLoopAgreesWithTheLibraryOnShapesOfOneToThreeCorners() {
    Random random = new Random(3);
    int zero = 0;
    for (int i = 0; i < 5000; i++) {
      List<Vec2> a = shape(random);
      List<Vec2> b = shape(random);
      double distance = Gjk.shortestWay(a, b).length();
      assertEquals(RobustGjk.distance(a, b), distance, 1e-12, () -> a + " " + b);
      zero += distance == 0 ? 1 : 0;
    }
    assertTrue(zero > 500 && zero < 4500, "touching: " + zero);
  }

  @Test
  void movedByTheShortestWayTheTwoTouch() {
    List<Vec2> b = corners(7, 6, 9, 5, 10, 8);
    Vec2 way = Gjk.shortestWay(SQUARE, b);
    assertEquals(0, Gjk.shortestWay(SQUARE, moved(b, way)).length(), 1e-12);
    assertEquals(
        way.length() / 2, Gjk.shortestWay(SQUARE, moved(b, way.times(0.5))).length(), 1e-12);
    assertEquals(Vec2.ZERO, Gjk.shortestWay(SQUARE, corners(4, 1, 6, 0, 6, 3)));
    assertEquals(Vec2.ZERO, Gjk.shortestWay(SQUARE, corners(1, 1, 2, 1, 1, 2)));
  }

  @Test
  void parallelEdgesRepeatedCornersAndFlatShapesAreNoTrap() {
    assertEquals(new Vec2(-1, 0), Gjk.shortestWay(SQUARE, corners(5, 1, 7, 1, 7, 3, 5, 3)));
    assertEquals(new Vec2(-1, 0), Gjk.shortestWay(SQUARE, corners(5, 1, 5, 1, 5, 3, 5, 3)));
    List<Vec2> flat = corners(0, 0, 2, 2, 4, 4);
    assertEquals(new Vec2(-1, -1), Gjk.shortestWay(flat, corners(5, 5, 6, 6, 7, 7)));
    assertEquals(Vec2.ZERO, Gjk.shortestWay(flat, corners(4, 4, 6, 6, 7, 7)));
    assertEquals(Vec2.ZERO, Gjk.shortestWay(flat, corners(3, 3, 9, 9)));
  }

  @Test
  void theWitnessIsTheSamePartOfTheWayOnA() {
    Vec2 p = new Vec2(-2, 3);
    Vec2 q = new Vec2(6, 3);
    assertEquals(new Vec2(9, 5), Gjk.witness(p, q, new Vec2(8, 5), new Vec2(12, 5)));
    assertEquals(new Vec2(8, 5), Gjk.witness(p, q, new Vec2(8, 5), new Vec2(8, 5)));
  }

  @Test
  void aRadiusIsTakenFromTheDistanceOfTheCore() {
    Segment core = Segment.of(6, 1, 6, 5);
    assertEquals(1, Gjk.gap(new Stadium(core, 1), SQUARE));
    assertEquals(-1, Gjk.gap(new Stadium(core, 3), SQUARE));
    assertEquals(-3, Gjk.gap(new Stadium(Segment.of(3, 1, 6, 5), 3), SQUARE));
  }
}
