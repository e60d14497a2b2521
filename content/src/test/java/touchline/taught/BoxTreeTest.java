package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

class BoxTreeTest {
  private static final int SIDE = 40;

  private static Circle circle(double x, double y, double radius) {
    return new Circle(new Vec2(x, y), radius);
  }

  private static List<Circle> random(long seed, int count) {
    Random random = new Random(seed);
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      circles.add(circle(random.nextInt(SIDE), random.nextInt(SIDE), 1 + random.nextInt(3)));
    }
    return circles;
  }

  @Test
  void theBoxIsAroundWholeCircles() {
    Box box = BoxTree.around(List.of(circle(1, 2, 3), circle(6, 1, 0.5)));
    assertEquals(Box.of(-2, -1, 6.5, 5), box);
  }

  @Test
  void everyBoxIsAroundItsHalvesAndTheTreeIsAsFlatAsItCanBe() {
    for (int count = 1; count < 70; count++) {
      BoxTree.Node tree = BoxTree.tree(random(count, count));
      assertEquals(count, leaves(tree));
      int levels = 0;
      for (int most = 1; most < count; most *= 2) {
        levels++;
      }
      assertEquals(levels, depth(tree));
    }
  }

  private static int leaves(BoxTree.Node node) {
    assertEquals(BoxTree.around(node.circles()), node.box());
    int leaves = node.halves().isEmpty() ? 1 : 0;
    for (BoxTree.Node half : node.halves()) {
      leaves += leaves(half);
    }
    assertEquals(node.circles().size(), leaves);
    return leaves;
  }

  private static int depth(BoxTree.Node node) {
    int depth = -1;
    for (BoxTree.Node half : node.halves()) {
      depth = Math.max(depth, depth(half));
    }
    return depth + 1;
  }

  @Test
  void aBallFindsWhatItTouches() {
    List<Circle> circles = random(1, 60);
    BoxTree.Node tree = BoxTree.tree(circles);
    for (Circle ball : random(2, 300)) {
      long touched = circles.stream().filter(one -> TwoCircles.overlaps(ball, one)).count();
      assertEquals(touched, BoxTree.touched(ball, tree));
    }
  }

  @Test
  void aBallThatReachesNothingIsAskedAboutOneBox() {
    List<Circle> circles = List.of(circle(0, 0, 1), circle(3, 0, 1), circle(6, 0, 1));
    assertEquals(1, BoxTree.boxes(circle(3, 5, 1), circles));
    assertEquals(5, BoxTree.boxes(circle(2, 1, 1), circles));
    assertEquals(3, BoxTree.boxes(circle(0, 0, 0.5), circles));
  }

  @Test
  void aBallAtTheCornerOfTheBoxOfTwoReachesItWhereItTouches() {
    Circle one = circle(0, 0, 1);
    Circle other = circle(6, 2, 2);
    assertTrue(BoxTree.reaches(circle(11, 8, 5), one, other));
    assertFalse(BoxTree.reaches(circle(11, 8, 4.99), one, other));
    assertTrue(BoxTree.reaches(circle(4, -3, 2), one, other));
  }
}
