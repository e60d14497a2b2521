package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/** All ways find the pairs that the plain double loop finds, however the circles lie. */
class BroadPhaseTest {
  private static final double CELL = 1.5;

  /** On a lattice, where touches are common and nothing is rounded. */
  private static List<Circle> lattice(Random random, int count, int reach) {
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Vec2 center = new Vec2(half(random, reach), half(random, reach));
      circles.add(new Circle(center, random.nextInt(6) / 2.0));
    }
    return circles;
  }

  private static double half(Random random, int reach) {
    return (random.nextInt(2 * reach + 1) - reach) / 2.0;
  }

  private static double byGrid(List<Circle> circles) {
    double pairs = 0;
    for (Grid.Pair pair : Grid.pairs(circles, CELL)) {
      pairs += TwoCircles.overlaps(circles.get(pair.one()), circles.get(pair.other())) ? 1 : 0;
    }
    return pairs;
  }

  private static void assertAllAgree(List<Circle> circles) {
    double right = BroadPhase.allPairs(circles);
    assertEquals(right, BroadPhase.sweep(circles), circles::toString);
    assertEquals(right, BoxTree.pairs(circles), circles::toString);
    assertEquals(right, byGrid(circles), circles::toString);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 5, 8, 13, 40})
  void allWaysFindTheSamePairs(int count) {
    Random random = new Random(count);
    for (int i = 0; i < 400; i++) {
      assertAllAgree(lattice(random, count, 3 + count));
    }
  }

  @Test
  void manyCirclesOfOneSizeAgreeToo() {
    assertAllAgree(lattice(new Random(7), 2_000, 150));
  }

  @Test
  void theOrderOfTheListDoesNotMatter() {
    Random random = new Random(25);
    for (int i = 0; i < 300; i++) {
      List<Circle> circles = lattice(random, 9, 9);
      double right = BroadPhase.sweep(circles);
      double tests = BroadPhase.tests(circles);
      Collections.shuffle(circles, random);
      assertEquals(right, BroadPhase.sweep(circles));
      assertEquals(tests, BroadPhase.tests(circles));
    }
  }

  @Test
  void aRepairedOrderIsThatOfSortingAnew() {
    Random random = new Random(26);
    for (int i = 0; i < 300; i++) {
      List<Circle> circles = lattice(random, 30, 20);
      assertEquals(BroadPhase.byStart(circles), BroadPhase.repaired(circles));
    }
  }

  /** So much is to be moved as there are pairs whose order has changed, and no more. */
  @Test
  void circlesThatMoveLittleOvertakeFew() {
    Random random = new Random(27);
    List<Circle> before = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      before.add(new Circle(new Vec2(100 * random.nextDouble(), 0), random.nextDouble()));
    }
    List<Circle> kept = new ArrayList<>();
    for (Circle circle : BroadPhase.byStart(before)) {
      Vec2 step = new Vec2(0.2 * random.nextDouble() - 0.1, 0);
      kept.add(new Circle(circle.center().plus(step), circle.radius()));
    }
    double overtaken = 0;
    for (int i = 0; i < kept.size(); i++) {
      for (int j = i + 1; j < kept.size(); j++) {
        overtaken += start(kept.get(i)) > start(kept.get(j)) ? 1 : 0;
      }
    }
    assertEquals(BroadPhase.byStart(kept), BroadPhase.repaired(kept));
    assertEquals(overtaken, BroadPhase.overtaken(kept));
    assertTrue(overtaken > 100 && overtaken < 2 * kept.size(), "" + overtaken);
    assertEquals(0, BroadPhase.overtaken(BroadPhase.byStart(before)));
  }

  private static double start(Circle circle) {
    return circle.center().x() - circle.radius();
  }

  /** Circles around one, each touching it in a direction with whole numbers. */
  @Test
  void whatOnlyTouchesIsFound() {
    int[][] ways = {{3, 4}, {4, 3}, {5, 0}, {0, 5}, {-3, 4}, {-4, -3}, {0, -5}, {-5, 0}};
    for (double unit : List.of(1.0, 0x1p-40, 0x1p40)) {
      for (int[] way : ways) {
        Circle one = new Circle(Vec2.ZERO, 2 * unit);
        Circle other = new Circle(new Vec2(way[0] * unit, way[1] * unit), 3 * unit);
        Circle less = new Circle(other.center(), 3 * unit * (1 - 0x1p-40));
        assertEquals(1, BroadPhase.sweep(List.of(one, other)));
        assertEquals(1, BoxTree.pairs(List.of(one, other)));
        assertEquals(0, BroadPhase.sweep(List.of(one, less)));
        assertEquals(0, BoxTree.pairs(List.of(one, less)));
      }
    }
  }

  /** By fractions without rounding: numbers with all their digits. */
  @Test
  void noPairThatTouchesExactlyIsLeftOut() {
    Random random = new Random(11);
    int touching = 0;
    for (int i = 0; i < 40_000; i++) {
      Circle one = anywhere(random);
      Circle other = anywhere(random);
      if (touchExactly(one, other)) {
        touching++;
        assertTrue(BroadPhase.meet(one, other), () -> one + " and " + other);
        assertTrue(BoxTree.reaches(one, other, other), () -> one + " and " + other);
      }
    }
    assertTrue(touching > 5_000);
  }

  /** Often side by side, so that a rounded end decides. */
  private static Circle anywhere(Random random) {
    double radius = random.nextDouble();
    double x = random.nextInt(3) == 0 ? radius : 3 * random.nextDouble();
    return new Circle(new Vec2(x, random.nextInt(2) * random.nextDouble()), radius);
  }

  private static boolean touchExactly(Circle one, Circle other) {
    BigDecimal x = of(one.center().x()).subtract(of(other.center().x()));
    BigDecimal y = of(one.center().y()).subtract(of(other.center().y()));
    BigDecimal reach = of(one.radius()).add(of(other.radius()));
    return x.multiply(x).add(y.multiply(y)).compareTo(reach.multiply(reach)) <= 0;
  }

  private static BigDecimal of(double number) {
    return new BigDecimal(number);
  }

  @Test
  void theSweepTestsThePairsWhoseIntervalsMeet() {
    Random random = new Random(3);
    for (int i = 0; i < 500; i++) {
      List<Circle> circles = lattice(random, 8, 8);
      double meet = 0;
      for (int one = 0; one < circles.size(); one++) {
        for (int other = one + 1; other < circles.size(); other++) {
          meet += BroadPhase.meet(circles.get(one), circles.get(other)) ? 1 : 0;
        }
      }
      assertEquals(meet, BroadPhase.tests(circles));
    }
  }

  @Test
  void intervalsThatMeetInAPointMeet() {
    Circle one = new Circle(new Vec2(1, 0), 1);
    assertTrue(BroadPhase.meet(one, new Circle(new Vec2(4, 9), 2)));
    assertFalse(BroadPhase.meet(one, new Circle(new Vec2(4.5, 0), 2)));
  }

  @Test
  void theListIsLeftAsItWas() {
    List<Circle> circles = lattice(new Random(5), 20, 9);
    List<Circle> before = List.copyOf(circles);
    BroadPhase.sweep(circles);
    BroadPhase.repaired(circles);
    BoxTree.tree(circles);
    assertEquals(before, circles);
  }
}
