package touchline.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.figure.Figure;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * The grid of a case: the borders of its cells, the box around the circle, and the outer borders of
 * the cells that it reaches. Each of these has the name of the variable by which the lesson's
 * method comes to know it.
 */
record CellLines(Circle circle, double width) {
  /** Cells; with more across, the borders are closer than can be seen. */
  private static final double MOST = 60;

  /** A view may be a little higher than it is wide. */
  private static final int MOST_UP = 80;

  /** How many times as wide as the circle a cell may be and still be shown whole. */
  private static final double WIDEST = 8;

  /** Empty for a figure that draws no grid. */
  static Optional<CellLines> of(Figure figure) {
    return figure.extras().stream()
        .filter(extra -> extra.kind().equals(CaseDescription.CELLS))
        .map(extra -> of(figure, extra.names()))
        .findFirst();
  }

  private static CellLines of(Figure figure, List<String> names) {
    return new CellLines(
        figure.inputs().circle(names.get(0)), figure.inputs().number(names.get(1)));
  }

  /** All of it, as far as a view shows it; nothing where borders are too close to be seen. */
  List<Shape> in(View view) {
    List<Shape> shapes = new ArrayList<>();
    if (view.maxX() - view.minX() <= MOST * width) {
      for (double x : borders(view.minX(), view.maxX())) {
        shapes.add(upright(x, view.minY(), view.maxY(), "cell"));
      }
      for (double y : borders(view.minY(), view.maxY())) {
        shapes.add(level(y, view.minX(), view.maxX(), "cell"));
      }
      shapes.addAll(reached());
    }
    shapes.addAll(box());
    return shapes;
  }

  /** Counted: so far out that a cell is less than a step of doubles, adding would not move on. */
  private List<Double> borders(double from, double to) {
    List<Double> borders = new ArrayList<>();
    double first = first(from);
    for (int i = 0; i <= MOST_UP && (first + i) * width <= to; i++) {
      borders.add((first + i) * width);
    }
    return borders;
  }

  /** How far a view has to reach to show the cells beside the circle; no points if it cannot. */
  List<Vec2> corners() {
    double size = Math.max(1, 2 * circle.radius());
    return width > WIDEST * size
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
    Vec2 a = lowest();
    Vec2 c = highest();
    Vec2 b = new Vec2(c.x(), a.y());
    Vec2 d = new Vec2(a.x(), c.y());
    return List.of(dashes(a, b), dashes(b, c), dashes(c, d), dashes(d, a));
  }

  /** The corner of the box at the left and the bottom. */
  private Vec2 lowest() {
    return new Vec2(circle.center().x() - circle.radius(), circle.center().y() - circle.radius());
  }

  private Vec2 highest() {
    return new Vec2(circle.center().x() + circle.radius(), circle.center().y() + circle.radius());
  }

  private double left() {
    return first(lowest().x()) * width;
  }

  private double right() {
    return (first(highest().x()) + 1) * width;
  }

  private double bottom() {
    return first(lowest().y()) * width;
  }

  private double top() {
    return (first(highest().y()) + 1) * width;
  }

  private double first(double coordinate) {
    return Math.floor(coordinate / width);
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
