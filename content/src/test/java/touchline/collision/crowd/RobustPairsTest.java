package touchline.collision.crowd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.collision.crowd.RobustPairs.Pair;
import touchline.exact.ExactVector;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

class RobustPairsTest {
  private static final double HUGE = 0x1p1000;

  static Circle circle(double x, double y, double radius) {
    return new Circle(new Vec2(x, y), radius);
  }

  /** Whole numbers close together, so that many pairs touch in one point. */
  static List<Circle> whole(long seed, int count) {
    Random random = new Random(seed);
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      circles.add(circle(random.nextInt(40), random.nextInt(40), random.nextInt(4)));
    }
    return circles;
  }

  private static List<Circle> each(List<Circle> circles, UnaryOperator<Circle> change) {
    return circles.stream().map(change).toList();
  }

  static List<Circle> scaled(List<Circle> circles, double by) {
    return each(circles, c -> circle(c.center().x() * by, c.center().y() * by, c.radius() * by));
  }

  /** The sign of the distance of the centres minus both radii, with fractions. */
  private static int gap(Circle one, Circle other) {
    BigDecimal reach = new BigDecimal(one.radius()).add(new BigDecimal(other.radius()));
    BigDecimal square = ExactVector.between(one.center(), other.center()).square();
    return square.compareTo(reach.multiply(reach));
  }

  static List<Pair> exactly(List<Circle> circles) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < circles.size(); i++) {
      for (int j = i + 1; j < circles.size(); j++) {
        if (gap(circles.get(i), circles.get(j)) <= 0) {
          pairs.add(new Pair(i, j));
        }
      }
    }
    return pairs;
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 0x1p-1000, 0x1p-500, 0x1p500, 0x1p1000})
  void theSamePairsAsAllOfThemWithFractionsAtAnyScale(double scale) {
    for (int seed = 0; seed < 4; seed++) {
      List<Circle> circles = scaled(whole(seed, 80), scale);
      assertEquals(exactly(circles), RobustPairs.touching(circles), "seed " + seed);
    }
  }

  @Test
  void manyOfTheseCasesTouchInOnePoint() {
    List<Circle> circles = whole(0, 120);
    long tangent =
        exactly(circles).stream()
            .filter(pair -> gap(circles.get(pair.one()), circles.get(pair.other())) == 0)
            .count();
    assertTrue(tangent > 10, "touching in one point: " + tangent);
  }

  @Test
  void fractionsThatRoundAndCirclesOfAllSizes() {
    for (int seed = 0; seed < 4; seed++) {
      Random random = new Random(seed);
      List<Circle> circles = new ArrayList<>();
      for (int i = 0; i < 120; i++) {
        double size = Math.scalb(1, random.nextInt(80) - 40);
        circles.add(
            circle(random.nextInt(30) * 0.1, random.nextInt(30) * 0.1, random.nextInt(9) * size));
      }
      assertEquals(exactly(circles), RobustPairs.touching(circles), "seed " + seed);
    }
  }

  @Test
  void oneBitMoreOrLessDecides() {
    Circle first = circle(0.1, 0, 0.1);
    for (double x : List.of(Math.nextDown(0.4), 0.4, Math.nextUp(0.4))) {
      List<Circle> circles = List.of(circle(x, 0, 0.2), first);
      assertEquals(exactly(circles), RobustPairs.touching(circles), "x " + x);
    }
    Circle slanting = circle(3, 4, 3);
    assertEquals(List.of(new Pair(0, 1)), RobustPairs.touching(List.of(circle(0, 0, 2), slanting)));
    assertEquals(
        List.of(), RobustPairs.touching(List.of(circle(0, 0, Math.nextDown(2.0)), slanting)));
  }

  @Test
  void endsThatOverflowLoseNoPair() {
    double most = Double.MAX_VALUE;
    List<Circle> circles = List.of(circle(most, 0, most), circle(0, 0, 0), circle(-most, 0, most));
    List<Pair> all = List.of(new Pair(0, 1), new Pair(0, 2), new Pair(1, 2));
    assertEquals(all, exactly(circles));
    assertEquals(all, RobustPairs.touching(circles));
  }

  @Test
  void pointsTouchWhereTheyAreTheSame() {
    List<Circle> points =
        List.of(circle(1, 1, 0), circle(1, Math.nextUp(1.0), 0), circle(1, 1, 0), circle(2, 1, 1));
    assertEquals(
        List.of(new Pair(0, 2), new Pair(0, 3), new Pair(2, 3)), RobustPairs.touching(points));
    assertEquals(
        List.of(new Pair(0, 1)),
        RobustPairs.touching(List.of(circle(0, 0, 0), circle(-0.0, 0, 0))));
  }

  @Test
  void orderPlaceAndMirrorMakeNoDifference() {
    List<Circle> circles = whole(3, 80);
    int found = RobustPairs.touching(circles).size();
    List<Circle> others = new ArrayList<>(circles);
    Collections.shuffle(others, new Random(4));
    assertEquals(found, RobustPairs.touching(others).size());
    List<Pair> pairs = RobustPairs.touching(circles);
    assertEquals(
        pairs,
        RobustPairs.touching(
            each(circles, c -> circle(c.center().x() + 4096, c.center().y() - 512, c.radius()))));
    assertEquals(
        pairs,
        RobustPairs.touching(
            each(circles, c -> circle(-c.center().x(), c.center().y(), c.radius()))));
    assertEquals(
        pairs,
        RobustPairs.touching(
            each(circles, c -> circle(c.center().y(), c.center().x(), c.radius()))));
  }

  @Test
  void noneAndOneHaveNoPairs() {
    assertEquals(List.of(), RobustPairs.touching(List.of()));
    assertEquals(List.of(), RobustPairs.touching(List.of(circle(1, 2, HUGE))));
  }

  @Test
  void whatIsNoCircleIsRefused() {
    Vec2 place = new Vec2(0, 0);
    assertThrows(IllegalArgumentException.class, () -> new Circle(place, Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> new Circle(place, -1));
    assertThrows(IllegalArgumentException.class, () -> new Vec2(0, Double.POSITIVE_INFINITY));
  }
}
