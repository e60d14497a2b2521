package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.Rounds;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/** The grid against the plain loop over all pairs. */
class GridTest {
  private static final int SCENES = Rounds.of(70);
  private static final int CIRCLES = 24;

  /** On a coarse lattice, with many exact touches, borders, points and wide circles. */
  private static List<Circle> lattice(Random random) {
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < CIRCLES; i++) {
      Vec2 center = new Vec2(random.nextInt(25) - 12, random.nextInt(25) - 12);
      circles.add(new Circle(center.times(0.5), random.nextInt(5) * 0.5));
    }
    return circles;
  }

  /** Pairs that touch to the last digit, as far as a double can say: where rounding decides. */
  private static List<Circle> touching(Random random) {
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < CIRCLES / 2; i++) {
      Vec2 center = new Vec2(random.nextDouble() * 20 - 10, random.nextDouble() * 20 - 10);
      double radius = random.nextDouble();
      double other = random.nextDouble();
      circles.add(new Circle(center, radius));
      circles.add(new Circle(center.plus(new Vec2(radius + other, 0)), other));
    }
    return circles;
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.25, 0.3, 0.5, 1, 1.7, 4, 100})
  void everyPairThatTouchesIsAmongThePairs(double width) {
    Random random = new Random(41);
    int touching = 0;
    for (int scene = 0; scene < SCENES; scene++) {
      List<Circle> circles = scene % 2 == 0 ? lattice(random) : touching(random);
      Set<Grid.Pair> pairs = Grid.pairs(circles, width);
      for (Grid.Pair pair : all(circles)) {
        if (touch(circles.get(pair.one()), circles.get(pair.other()))) {
          assertTrue(pairs.contains(pair), () -> circles.get(pair.one()) + " " + pair);
          touching++;
        }
      }
    }
    assertTrue(touching > 10 * SCENES, "too few touch: " + touching);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.25, 0.5, 1, 1.7, 4})
  void thePairsAreThoseThatShareACell(double width) {
    Random random = new Random(42);
    for (int scene = 0; scene < SCENES / 2; scene++) {
      List<Circle> circles = lattice(random);
      Set<Grid.Pair> expected = new HashSet<>();
      for (Grid.Pair pair : all(circles)) {
        List<Grid.Cell> cells = Grid.cells(circles.get(pair.one()), width);
        if (!Collections.disjoint(cells, Grid.cells(circles.get(pair.other()), width))) {
          expected.add(pair);
        }
      }
      assertEquals(expected, Grid.pairs(circles, width));
    }
  }

  @Test
  void aCellAsWideAsTheWorldAsksEveryPair() {
    List<Circle> circles = new ArrayList<>();
    for (Circle circle : lattice(new Random(43))) {
      circles.add(new Circle(circle.center().plus(new Vec2(20, 20)), circle.radius()));
    }
    assertEquals(CIRCLES * (CIRCLES - 1) / 2, Grid.pairs(circles, 64).size());
  }

  @Test
  void everyEntryIsOneCell() {
    Random random = new Random(44);
    for (Circle circle : lattice(random)) {
      double width = 0.25 * (1 + random.nextInt(12));
      List<Grid.Cell> cells = Grid.cells(circle, width);
      assertEquals(cells.size(), new HashSet<>(cells).size());
      assertEquals(cells.size(), Grid.entries(circle, width));
    }
  }

  /** Column by column with its row: the bounding box with its border. */
  @ParameterizedTest
  @CsvSource({
    "0.5, 0.5, 0, 1, 1",
    "-0.5, 0.5, 0, 1, 1",
    "0, 0.5, 0.25, 1, 2",
    "0.5, 0.5, 0.5, 1, 4",
    "0.5, 0.5, 0.25, 0.25, 9",
    "-3, 2, 2, 2, 9",
    "0, 0, 2, 2, 9",
    "-0.0, -0.0, 0, 1, 1"
  })
  void theBorderBelongsToTheCell(double x, double y, double radius, double width, int cells) {
    assertEquals(cells, Grid.entries(new Circle(new Vec2(x, y), radius), width));
  }

  @Test
  void bothSignsOfZeroAreInOneCell() {
    Circle plain = new Circle(new Vec2(0, 0), 0);
    Circle negative = new Circle(new Vec2(-0.0, -0.0), 0);
    assertEquals(1, Grid.pairs(List.of(plain, negative), 1).size());
  }

  private static List<Grid.Pair> all(List<Circle> circles) {
    List<Grid.Pair> all = new ArrayList<>();
    for (int other = 0; other < circles.size(); other++) {
      for (int one = 0; one < other; one++) {
        all.add(new Grid.Pair(one, other));
      }
    }
    return all;
  }

  /** Exactly. */
  private static boolean touch(Circle one, Circle other) {
    BigDecimal x = minus(one.center().x(), other.center().x());
    BigDecimal y = minus(one.center().y(), other.center().y());
    BigDecimal reach = new BigDecimal(one.radius()).add(new BigDecimal(other.radius()));
    return x.multiply(x).add(y.multiply(y)).compareTo(reach.multiply(reach)) <= 0;
  }

  private static BigDecimal minus(double one, double other) {
    return new BigDecimal(one).subtract(new BigDecimal(other));
  }

  /** Asking by columns and rows finds the pairs that the cells find, and the ball its own. */
  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1, 1.7, 4})
  void twoShareACellIfTheirPairIsFound(double width) {
    Random random = new Random(43);
    for (int scene = 0; scene < 20; scene++) {
      List<Circle> circles = lattice(random);
      Set<Grid.Pair> pairs = Grid.pairs(circles, width);
      for (Grid.Pair pair : all(circles)) {
        Circle one = circles.get(pair.one());
        Circle other = circles.get(pair.other());
        assertEquals(pairs.contains(pair), Grid.share(one, other, width), () -> one + " " + other);
      }
      long own = pairs.stream().filter(pair -> pair.one() == 0).count();
      assertEquals(own, Grid.asked(circles.get(0), circles.subList(1, circles.size()), width));
    }
  }

  @Test
  void theColumnsOfACircleAreThoseThatItsStretchReaches() {
    Random random = new Random(44);
    for (Circle circle : lattice(random)) {
      double x = circle.center().x();
      double y = circle.center().y();
      double radius = circle.radius();
      double columns = Grid.reached(x - radius, x + radius, 1.5);
      double rows = Grid.reached(y - radius, y + radius, 1.5);
      assertEquals(columns * rows, Grid.entries(circle, 1.5));
    }
  }
}
