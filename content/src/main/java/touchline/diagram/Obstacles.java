package touchline.diagram;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;

/**
 * What a text of a drawing had better leave free: the lines of its shapes, and the numbers along
 * its axes. A text may lie on them if there is no other place.
 */
final class Obstacles {
  /** For each unit of a line under a text; about 170 for a line across one. */
  private static final double ON_LINE = 6;

  private static final double ON_RIM = 60;

  /** For each square unit of a number. */
  private static final double ON_NUMBER = 0.15;

  private final View view;
  private final List<double[]> lines = new ArrayList<>();
  private final List<double[]> circles = new ArrayList<>();
  private final List<Box> numbers;

  Obstacles(Drawing drawing) {
    view = drawing.view();
    numbers = drawing.isRuled() ? new GridLines(view).boxes() : List.of();
    drawing.shapes().forEach(this::add);
  }

  private void add(Shape shape) {
    if (shape instanceof Shape.Span span && !isCell(span)) {
      line(span.from(), span.to());
    } else if (shape instanceof Shape.Round round && !(round instanceof Shape.Ghost)) {
      circle(round.center(), round.radius());
    } else if (shape instanceof Shape.Trail trail) {
      for (int i = 1; i < trail.points().size(); i++) {
        line(trail.points().get(i - 1), trail.points().get(i));
      }
    }
  }

  private static boolean isCell(Shape.Span span) {
    return span instanceof Shape.Stroke && span.role().startsWith("cell");
  }

  private void line(Vec2 from, Vec2 to) {
    lines.add(
        new double[] {
          view.pixelX(from.x()), view.pixelY(from.y()), view.pixelX(to.x()), view.pixelY(to.y())
        });
  }

  private void circle(Vec2 center, double radius) {
    circles.add(
        new double[] {view.pixelX(center.x()), view.pixelY(center.y()), radius * view.unit()});
  }

  /** What it costs to put a text there. */
  double cost(Box box) {
    double cost = 0;
    for (double[] line : lines) {
      cost += ON_LINE * box.length(line[0], line[1], line[2], line[3]);
    }
    for (double[] circle : circles) {
      cost += box.meetsRim(circle[0], circle[1], circle[2]) ? ON_RIM : 0;
    }
    for (Box number : numbers) {
      cost += ON_NUMBER * box.shared(number);
    }
    return cost;
  }
}
