package touchline.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.topic.grid.GridGiven;

/**
 * The grid of a case: the borders of its cells, the box around the circle, and the outer borders of
 * the cells that it reaches. Each of these has the name of the variable by which the lesson's
 * method comes to know it.
 */
record CellLines(GridGiven given) {
  private static final String METHOD = "run: Grid#entries\n";

  /** Cells; with more across, the borders are closer than can be seen. */
  private static final double MOST = 60;

  /** How many times as wide as the circle a cell may be and still be shown whole. */
  private static final double WIDEST = 8;

  /** Empty for a case that has no grid. */
  static Optional<CellLines> of(String text, List<Given> arguments) {
    if (!text.contains(METHOD)) {
      return Optional.empty();
    }
    List<Double> center = arguments.get(0).numbers();
    double radius = arguments.get(1).numbers().get(0);
    Circle circle = new Circle(new Vec2(center.get(0), center.get(1)), radius);
    return Optional.of(new CellLines(new GridGiven(circle, arguments.get(2).numbers().get(0))));
  }

  /** All of it, as far as a view shows it; nothing where borders are too close to be seen. */
  List<Shape> in(View view) {
    List<Shape> shapes = new ArrayList<>();
    double width = given.width();
    if (view.maxX() - view.minX() <= MOST * width) {
      for (double at = first(view.minX()) * width; at <= view.maxX(); at += width) {
        shapes.add(upright(at, view.minY(), view.maxY(), "cell"));
      }
      for (double at = first(view.minY()) * width; at <= view.maxY(); at += width) {
        shapes.add(level(at, view.minX(), view.maxX(), "cell"));
      }
      shapes.addAll(reached());
    }
    shapes.addAll(box());
    return shapes;
  }

  /** How far a view has to reach to show the cells beside the circle; no points if it cannot. */
  List<Vec2> corners() {
    double size = Math.max(1, 2 * given.circle().radius());
    return given.width() > WIDEST * size
        ? List.of()
        : List.of(new Vec2(left(), bottom()), new Vec2(right(), top()));
  }

  private List<Shape> reached() {
    return List.of(
        upright(left(), bottom(), top(), "left"),
        upright(right(), bottom(), top(), "right"),
        level(bottom(), left(), right(), "bottom"),
        level(top(), left(), right(), "top"));
  }

  private List<Shape> box() {
    Vec2 a = new Vec2(given.left(), given.bottom());
    Vec2 b = new Vec2(given.right(), given.bottom());
    Vec2 c = new Vec2(given.right(), given.top());
    Vec2 d = new Vec2(given.left(), given.top());
    return List.of(dashes(a, b), dashes(b, c), dashes(c, d), dashes(d, a));
  }

  private double left() {
    return first(given.left()) * given.width();
  }

  private double right() {
    return (first(given.right()) + 1) * given.width();
  }

  private double bottom() {
    return first(given.bottom()) * given.width();
  }

  private double top() {
    return (first(given.top()) + 1) * given.width();
  }

  private double first(double coordinate) {
    return Math.floor(coordinate / given.width());
  }

  private static Shape upright(double x, double from, double to, String role) {
    return new Shape.Stroke(new Vec2(x, from), new Vec2(x, to), role);
  }

  private static Shape level(double y, double from, double to, String role) {
    return new Shape.Stroke(new Vec2(from, y), new Vec2(to, y), role);
  }

  private static Shape dashes(Vec2 from, Vec2 to) {
    return new Shape.Dashes(from, to, "box");
  }
}
