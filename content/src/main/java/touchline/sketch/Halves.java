package touchline.sketch;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Shape;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.taught.BoxTree;
import touchline.taught.Boxes;

/** A box around some circles, and in it a box around each half of the list, down to one circle. */
public final class Halves {
  private Halves() {}

  /** All boxes, the largest first. */
  public static List<Shape> of(List<Circle> circles) {
    List<Shape> shapes = new ArrayList<>();
    draw(circles, shapes);
    return shapes;
  }

  private static void draw(List<Circle> circles, List<Shape> shapes) {
    shapes.add(tile(circles, "node"));
    if (circles.size() > 1) {
      int half = circles.size() / 2;
      draw(circles.subList(0, half), shapes);
      draw(circles.subList(half, circles.size()), shapes);
    }
  }

  /** The boxes about which a ball is asked on its way down: some it reaches, some it does not. */
  public static List<Shape> asked(Circle ball, List<Circle> circles) {
    List<Shape> shapes = new ArrayList<>();
    ask(ball, circles, shapes);
    return shapes;
  }

  private static void ask(Circle ball, List<Circle> circles, List<Shape> shapes) {
    boolean isReached = Boxes.overlaps(BoxTree.around(circles), ball);
    shapes.add(tile(circles, isReached ? "reached" : "passed"));
    if (isReached && circles.size() > 1) {
      int half = circles.size() / 2;
      ask(ball, circles.subList(0, half), shapes);
      ask(ball, circles.subList(half, circles.size()), shapes);
    }
  }

  private static Shape tile(List<Circle> circles, String role) {
    Box box = BoxTree.around(circles);
    return new Shape.Tile(box.a(), box.b(), role);
  }
}
