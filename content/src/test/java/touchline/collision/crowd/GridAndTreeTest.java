package touchline.collision.crowd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.collision.crowd.RobustPairsTest.circle;
import static touchline.collision.crowd.RobustPairsTest.exactly;
import static touchline.collision.crowd.RobustPairsTest.scaled;
import static touchline.collision.crowd.RobustPairsTest.whole;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.collision.crowd.RobustPairs.Pair;
import touchline.geometry.Circle;

/** The grid and the tree of boxes find the pairs that the sweep finds, in the same order. */
class GridAndTreeTest {
  private static void assertSame(List<Circle> circles) {
    assertBoth(RobustPairs.touching(circles), circles);
  }

  private static void assertBoth(List<Pair> expected, List<Circle> circles) {
    assertEquals(expected, GridPairs.touching(circles), circles::toString);
    assertEquals(expected, TreePairs.touching(circles), circles::toString);
  }

  private static List<Circle> drawn(Random random, int count, double size) {
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double radius = size * random.nextDouble();
      circles.add(circle(30 * random.nextDouble(), 20 * random.nextDouble(), radius));
    }
    return circles;
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 0x1p-1060, 0x1p-1000, 0x1p-500, 0x1p500, 0x1p1000, 0x1p1018})
  void theSamePairsAsAllOfThemWithFractionsAtAnyScale(double scale) {
    for (int seed = 0; seed < 4; seed++) {
      List<Circle> circles = scaled(whole(seed, 60), scale);
      assertBoth(exactly(circles), circles);
    }
  }

  @Test
  void theSamePairsAsTheSweepInCrowdsOfEverySize() {
    Random random = new Random(1);
    for (int count = 1; count < 300; count++) {
      assertSame(drawn(random, count, random.nextInt(4)));
    }
  }

  @Test
  void aGiantAmongManyAndManySizes() {
    Random random = new Random(2);
    for (int i = 0; i < 40; i++) {
      List<Circle> circles = drawn(random, 200, 0.5);
      circles.add(circle(10, 10, 100));
      circles.add(circle(1e6 * random.nextDouble(), 10, 0));
      for (int k = 0; k < 40; k++) {
        circles.add(circle(10, 5, Math.scalb(1, random.nextInt(80) - 60)));
      }
      assertSame(circles);
    }
  }

  @Test
  void crowdsWithoutWidthOrHeight() {
    List<Circle> line = new ArrayList<>();
    List<Circle> point = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      line.add(circle(3, i % 17, 0));
      point.add(circle(1, 1, 0));
    }
    assertSame(line);
    assertSame(point);
    assertSame(List.of());
    assertSame(List.of(circle(1, 2, 3)));
    assertEquals(30 * 29 / 2, GridPairs.touching(point).size());
  }

  @Test
  void endsThatOverflowLoseNoPair() {
    double most = Double.MAX_VALUE;
    List<Circle> circles =
        List.of(
            circle(most, 0, most),
            circle(0, 0, 0),
            circle(-most, 0, most),
            circle(most, most, 1),
            circle(-most, -most, most),
            circle(1, 1, 1));
    assertBoth(exactly(circles), circles);
    assertTrue(exactly(circles).contains(new Pair(0, 2)));
  }

  /** A list that counts how often a circle is read. */
  private static final class Counted extends AbstractList<Circle> {
    private final List<Circle> circles;
    private long reads;

    Counted(List<Circle> circles) {
      this.circles = circles;
    }

    @Override
    public Circle get(int index) {
      reads++;
      return circles.get(index);
    }

    @Override
    public int size() {
      return circles.size();
    }
  }

  private static List<Circle> spread(int side) {
    Random random = new Random(3);
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < side * side; i++) {
      circles.add(circle(side * random.nextDouble(), side * random.nextDouble(), 0.25));
    }
    return circles;
  }

  private static double growth(Function<List<Circle>, List<Pair>> pairs) {
    Counted few = new Counted(spread(50));
    Counted many = new Counted(spread(100));
    pairs.apply(few);
    pairs.apply(many);
    return (double) many.reads / few.reads;
  }

  @Test
  void fourTimesAsManyAreAboutFourTimesTheWork() {
    double grid = growth(GridPairs::touching);
    double tree = growth(TreePairs::touching);
    assertTrue(grid < 5, "grid: " + grid);
    assertTrue(tree < 6, "tree: " + tree);
  }
}
