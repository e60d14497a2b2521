package touchline.collision.crowd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.collision.crowd.RobustPairs.Pair;
import touchline.geometry.Box;
import touchline.geometry.Vec2;

/** Sweep, grid and tree find the pairs of boxes that comparing all of them finds. */
class BoxPairsTest {
  private static void assertAll(List<Pair> expected, List<Box> boxes) {
    assertEquals(expected, RobustPairs.touchingBoxes(boxes), boxes::toString);
    assertEquals(expected, GridPairs.touchingBoxes(boxes), boxes::toString);
    assertEquals(expected, TreePairs.touchingBoxes(boxes), boxes::toString);
  }

  private static void assertRight(List<Box> boxes) {
    assertAll(all(boxes), boxes);
  }

  private static List<Pair> all(List<Box> boxes) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < boxes.size(); i++) {
      for (int j = i + 1; j < boxes.size(); j++) {
        if (share(boxes.get(i), boxes.get(j))) {
          pairs.add(new Pair(i, j));
        }
      }
    }
    return pairs;
  }

  /** Whether there is a point in both: the lowest one on the left of both would be. */
  private static boolean share(Box one, Box other) {
    double x = Math.max(one.left(), other.left());
    double y = Math.max(one.bottom(), other.bottom());
    return x <= Math.min(one.right(), other.right()) && y <= Math.min(one.top(), other.top());
  }

  /** By any two opposite corners, in whole numbers, so that many only touch; some are flat. */
  private static List<Box> whole(long seed, int count) {
    Random random = new Random(seed);
    List<Box> boxes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Vec2 a = new Vec2(random.nextInt(40), random.nextInt(40));
      Vec2 b = a.plus(new Vec2(random.nextInt(9) - 4, random.nextInt(9) - 4));
      boxes.add(new Box(a, b));
    }
    return boxes;
  }

  private static List<Box> drawn(Random random, int count, double size) {
    List<Box> boxes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Vec2 a = new Vec2(30 * random.nextDouble(), 20 * random.nextDouble());
      boxes.add(
          new Box(a, a.plus(new Vec2(random.nextDouble(), -random.nextDouble()).times(size))));
    }
    return boxes;
  }

  private static List<Box> each(List<Box> boxes, UnaryOperator<Vec2> change) {
    return boxes.stream()
        .map(box -> new Box(change.apply(box.a()), change.apply(box.b())))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 0x1p-1074, 0x1p-1000, 0x1p-500, 0x1p500, 0x1p1000, 0x1p1018})
  void theSamePairsAsAllOfThemAtAnyScale(double scale) {
    for (int seed = 0; seed < 4; seed++) {
      assertRight(each(whole(seed, 80), corner -> corner.times(scale)));
    }
  }

  @Test
  void crowdsOfEverySize() {
    Random random = new Random(1);
    for (int count = 0; count < 200; count++) {
      assertRight(drawn(random, count, random.nextInt(4)));
    }
  }

  @Test
  void manyOfTheWholeOnesOnlyTouch() {
    List<Box> boxes = whole(0, 80);
    List<Box> narrower = new ArrayList<>();
    for (Box box : boxes) {
      narrower.add(
          Box.of(box.left(), box.bottom(), Math.nextDown(box.right()), Math.nextDown(box.top())));
    }
    int touching = all(boxes).size();
    int deeper = all(narrower).size();
    assertTrue(touching - deeper > 10, touching + " touch, of which " + deeper + " overlap");
    assertRight(narrower);
  }

  @Test
  void aSideACornerAndOneBitDecide() {
    Box box = Box.of(0.1, 0.1, 0.3, 0.7);
    Box beside = Box.of(0.3, 0.7, 4, 0.2);
    Box atCorner = Box.of(0.3, 0.7, 1, 1);
    Box above = Box.of(0.1, Math.nextUp(0.7), 0.3, 1);
    Box farther = Box.of(Math.nextUp(0.3), 0.1, 1, 0.5);
    assertAll(List.of(new Pair(0, 1)), List.of(box, beside));
    assertAll(List.of(new Pair(0, 1)), List.of(box, atCorner));
    assertAll(List.of(), List.of(box, above));
    assertAll(List.of(), List.of(box, farther));
  }

  @Test
  void aGiantAmongManyAndManySizes() {
    Random random = new Random(2);
    for (int i = 0; i < 40; i++) {
      List<Box> boxes = drawn(random, 150, 0.5);
      boxes.add(Box.of(-100, -100, 100, 100));
      boxes.add(Box.of(-5, 10, 1e6 * random.nextDouble(), 10));
      for (int k = 0; k < 40; k++) {
        double size = Math.scalb(1, random.nextInt(80) - 60);
        boxes.add(Box.of(10 - size, 5, 10, 5 + size));
      }
      assertRight(boxes);
    }
  }

  @Test
  void segmentsPointsAndOneOnTheOther() {
    List<Box> points = Collections.nCopies(30, Box.of(1, 1, 1, 1));
    assertRight(points);
    assertEquals(30 * 29 / 2, GridPairs.touchingBoxes(points).size());
    List<Box> line = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      line.add(Box.of(3, i % 17, 3, i % 17 + i % 3));
    }
    assertRight(line);
    assertRight(List.of(Box.of(0.0, 0, 0.0, 0), Box.of(-0.0, -0.0, -0.0, 0)));
  }

  @Test
  void widthsThatOverflowLoseNoPair() {
    double most = Double.MAX_VALUE;
    assertRight(
        List.of(
            Box.of(-most, -most, most, most),
            Box.of(most, most, most, most),
            Box.of(-most, 0, Math.nextDown(0.0), 1),
            Box.of(0, 0, most, 1),
            Box.of(most / 2, -most, -most / 2, -most),
            Box.of(1, 2, 3, 4)));
  }

  @Test
  void placeMirrorAndTurnMakeNoDifference() {
    List<Box> boxes = whole(3, 80);
    List<Pair> pairs = all(boxes);
    assertAll(pairs, each(boxes, corner -> corner.plus(new Vec2(4096, -512))));
    assertAll(pairs, each(boxes, corner -> new Vec2(-corner.x(), corner.y())));
    assertAll(pairs, each(boxes, Vec2::perpendicular));
    assertAll(pairs, boxes.stream().map(box -> new Box(box.b(), box.a())).toList());
    List<Box> others = new ArrayList<>(boxes);
    Collections.shuffle(others, new Random(4));
    assertEquals(pairs.size(), GridPairs.touchingBoxes(others).size());
  }
}
