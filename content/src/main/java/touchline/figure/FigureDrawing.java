package touchline.figure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import touchline.diagram.Drawing;
import touchline.diagram.NumberText;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;

/** Draws one step: the grid, what is given, then each variable that has a value, as described. */
final class FigureDrawing {
  private static final String RESULT = "result";

  private final Figure figure;
  private final Inputs inputs;
  private final Map<String, Object> values;
  private final Set<String> now;
  private final List<Shape> shapes = new ArrayList<>();

  FigureDrawing(Figure figure, Inputs inputs, Map<String, Object> values, Set<String> changed) {
    this.figure = figure;
    this.inputs = inputs;
    this.values = values;
    this.now = new HashSet<>(changed);
    if (changed.contains("return")) {
      now.add(RESULT);
    }
  }

  Drawing drawing() {
    shapes.add(new Shape.Grid());
    for (Figure.Joined segment : figure.segments()) {
      shapes.add(
          new Shape.Stroke(inputs.point(segment.from()), inputs.point(segment.to()), "segment"));
    }
    figure.shows().forEach(this::draw);
    inputs.points().forEach((name, point) -> shapes.add(new Shape.Dot(point, name, name)));
    return new Drawing(figure.view(), shapes, now);
  }

  private void draw(Show show) {
    Object value = values.get(show.variable());
    String role = show.variable();
    if (show instanceof Show.ArrowFrom arrow && value instanceof Vec2 vector) {
      Vec2 from = point(arrow.start());
      shapes.add(new Shape.Arrow(from, from.plus(vector), role, role));
    } else if (show instanceof Show.LengthAlong along
        && value instanceof Double length
        && values.get(along.direction()) instanceof Vec2 unit) {
      Vec2 from = point(along.start());
      shapes.add(new Shape.Bar(from, from.plus(unit.times(length)), role, role));
    } else if (show instanceof Show.PointJoined joined && value instanceof Vec2 at) {
      shapes.add(new Shape.Dashes(point(joined.to()), at, RESULT));
      shapes.add(new Shape.Dot(at, RESULT, joined.label()));
    }
  }

  private Vec2 point(String name) {
    return values.get(name) instanceof Vec2 local ? local : inputs.point(name);
  }

  /** The figure's result in words. */
  static String result(Figure figure, Map<String, Object> values) {
    for (Show show : figure.shows()) {
      if (show instanceof Show.PointJoined joined
          && values.get(joined.variable()) instanceof Vec2 at
          && values.get(joined.to()) instanceof Vec2 other) {
        return joined.label()
            + " "
            + NumberText.of(at)
            + ", distance from "
            + joined.to()
            + " "
            + NumberText.of(at.minus(other).length());
      }
    }
    return "";
  }
}
