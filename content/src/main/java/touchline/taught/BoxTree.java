package touchline.taught;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * A tree of boxes over many circles: a box around all, in it a box around each half, and so on down
 * to one circle. What does not reach a box reaches nothing in it.
 *
 * <p>Lengths in metres; touching counts. The sides of the boxes are rounded sums; those of a
 * circle's box never come to lie on the wrong side of another rounded sum, so a pair that touches
 * along an axis is not missed. Source: Ericson, Real-Time Collision Detection, 6.1 and 6.2.
 */
public final class BoxTree {
  private BoxTree() {}

  /**
   * A box of the tree and what it is around: one circle, or the two halves.
   *
   * @param circles all that are in the box, in the order of the tree
   * @param halves none below a single circle
   */
  public record Node(Box box, List<Circle> circles, List<Node> halves) {
    public Node {
      circles = List.copyOf(circles);
      halves = List.copyOf(halves);
    }
  }

  /**
   * The smallest upright box around circles, of which there is at least one.
   *
   * <p>Cost: four comparisons a circle.
   */
  // tag::around[]
  public static Box around(List<Circle> circles) {
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.POSITIVE_INFINITY;
    double top = Double.NEGATIVE_INFINITY;
    for (Circle circle : circles) {
      left = Math.min(left, circle.center().x() - circle.radius());
      right = Math.max(right, circle.center().x() + circle.radius());
      bottom = Math.min(bottom, circle.center().y() - circle.radius());
      top = Math.max(top, circle.center().y() + circle.radius());
    }
    return new Box(new Vec2(left, bottom), new Vec2(right, top));
  }

  // end::around[]

  /**
   * Whether a ball reaches the box around two circles. If it does not, it touches neither.
   *
   * <p>Cost: ten comparisons and one square root.
   *
   * @throws IllegalArgumentException if a difference of coordinates overflows
   */
  @FigureInputs("circle ball, circle one, circle other")
  // tag::reaches[]
  public static boolean reaches(Circle ball, Circle one, Circle other) {
    Vec2 a = one.center();
    Vec2 b = other.center();
    double left = Math.min(a.x() - one.radius(), b.x() - other.radius());
    double right = Math.max(a.x() + one.radius(), b.x() + other.radius());
    double bottom = Math.min(a.y() - one.radius(), b.y() - other.radius());
    double top = Math.max(a.y() + one.radius(), b.y() + other.radius());
    double x = Math.max(left, Math.min(ball.center().x(), right));
    double y = Math.max(bottom, Math.min(ball.center().y(), top));
    Vec2 closest = new Vec2(x, y);
    double distance = ball.center().minus(closest).length();
    return distance <= ball.radius();
  }

  // end::reaches[]

  /**
   * Whether a ball reaches the box around circles, of which there is at least one. If it does not,
   * it touches none of them.
   *
   * <p>Cost: four comparisons a circle, and one square root.
   *
   * @throws IllegalArgumentException if a difference of coordinates overflows
   */
  @FigureInputs("circle ball, circles circles")
  // tag::reachesBox[]
  public static boolean reachesBox(Circle ball, List<Circle> circles) {
    Box box = around(circles);
    Vec2 closest = Boxes.closestPoint(box, ball.center());
    double distance = ball.center().minus(closest).length();
    return distance <= ball.radius();
  }

  // end::reachesBox[]

  /**
   * How many boxes a ball is asked about that goes down the tree whose halves are those of the
   * list.
   *
   * <p>Cost: with boxes that are kept, one test a box; here each box is made anew.
   *
   * @param circles in the order of the tree, at least one
   */
  @FigureInputs("circle ball, circles circles")
  // tag::boxes[]
  public static double boxes(Circle ball, List<Circle> circles) {
    Box box = around(circles);
    boolean reached = Boxes.overlaps(box, ball);
    if (!reached || circles.size() == 1) {
      return 1;
    }
    int half = circles.size() / 2;
    double first = boxes(ball, circles.subList(0, half));
    double second = boxes(ball, circles.subList(half, circles.size()));
    return 1 + first + second;
  }

  // end::boxes[]

  /**
   * The tree over circles, of which there is at least one: halved along the longer side of the box,
   * by their centres.
   *
   * <p>Cost: n · log² n comparisons.
   */
  // tag::tree[]
  public static Node tree(List<Circle> circles) {
    Box box = around(circles);
    if (circles.size() == 1) {
      return new Node(box, circles, List.of());
    }
    boolean isWide = box.right() - box.left() > box.top() - box.bottom();
    List<Circle> sorted = new ArrayList<>(circles);
    sorted.sort(
        Comparator.comparingDouble(circle -> isWide ? circle.center().x() : circle.center().y()));
    int half = sorted.size() / 2;
    Node first = tree(sorted.subList(0, half));
    Node second = tree(sorted.subList(half, sorted.size()));
    return new Node(box, sorted, List.of(first, second));
  }

  // end::tree[]

  /**
   * How many circles of a tree touch a ball.
   *
   * <p>Cost: two boxes a level where the ball is small and boxes hardly overlap, so about log n.
   */
  // tag::touched[]
  public static double touched(Circle ball, Node node) {
    if (!Boxes.overlaps(node.box(), ball)) {
      return 0;
    }
    if (node.halves().isEmpty()) {
      return TwoCircles.overlaps(ball, node.circles().get(0)) ? 1 : 0;
    }
    double touched = 0;
    for (Node half : node.halves()) {
      touched = touched + touched(ball, half);
    }
    return touched;
  }

  // end::touched[]

  /**
   * How many pairs touch: each circle is a ball that goes down the tree, finds itself once, and
   * each other that it touches, who finds it in turn.
   *
   * <p>Cost: n times that of one ball.
   */
  // tag::pairs[]
  public static double pairs(List<Circle> circles) {
    if (circles.isEmpty()) {
      return 0;
    }
    Node tree = tree(circles);
    double found = 0;
    for (Circle ball : circles) {
      found = found + touched(ball, tree);
    }
    return (found - circles.size()) / 2;
  }
  // end::pairs[]
}
