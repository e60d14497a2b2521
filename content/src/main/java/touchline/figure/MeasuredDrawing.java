package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Line;
import touchline.geometry.Vec2;
import touchline.sketch.Angles;
import touchline.sketch.Body;
import touchline.sketch.Cells;
import touchline.sketch.Gap;
import touchline.sketch.Ray;

/** Draws numbers as their author described them: lengths, angles, counts. */
final class MeasuredDrawing {
  /** In metres, the radius of the first arc about the origin, and how much larger the next is. */
  private static final double ARC = 0.4;

  private static final double WIDER = 0.18;

  private final Places places;
  private final List<Shape> shapes;

  MeasuredDrawing(Places places, List<Shape> shapes) {
    this.places = places;
    this.shapes = shapes;
  }

  /** Draws nothing while what the number is measured on has no value. */
  void draw(Show show, double number) {
    switch (show.form()) {
      case LENGTH, LENGTH_UNDER -> length(show, number);
      case LENGTH_TOWARD -> toward(show, number);
      case SPAN -> bar(show, point(show, 0), point(show, 1));
      case LEVEL, UPRIGHT -> straight(show);
      case LEVEL_LINE, UPRIGHT_LINE ->
          across(show.form(), number, ShownDrawing.role(show), ShownDrawing.label(show));
      case OUT -> out(show, number);
      case DROP, TOWARD -> drop(show, number);
      case PART -> part(show, number, ShownDrawing.label(show));
      case GAP -> gap(show, number);
      case FAN -> fan(show, number);
      case CROSSINGS -> crossings(show, number);
      case ARM, ARC_FROM, ARC_TO, STEPS -> angle(show, number);
      case COLUMN, ROW, COLUMNS, ROWS, CELLS -> cells(show, number);
      default -> {}
    }
  }

  /** All points with that coordinate: a level line for a y, an upright one for an x. */
  void across(Show.Form form, double number, String role, String label) {
    View view = places.view();
    boolean isLevel = form == Show.Form.LEVEL_LINE;
    Vec2 from = isLevel ? new Vec2(view.minX(), number) : new Vec2(number, view.minY());
    Vec2 to = isLevel ? new Vec2(view.maxX(), number) : new Vec2(number, view.maxY());
    shapes.add(new Shape.Dashes(from, to, role, label));
  }

  private void bar(Show show, Optional<Vec2> from, Optional<Vec2> to) {
    if (from.isPresent() && to.isPresent()) {
      String role = ShownDrawing.role(show);
      shapes.add(new Shape.Bar(from.get(), to.get(), role, ShownDrawing.label(show)));
    }
  }

  /** With the perpendicular to its end, if it is a shadow, from the point that throws it. */
  private void length(Show show, double number) {
    Optional<Vec2> unit = places.vector(show.word(0));
    Optional<Vec2> from = point(show, 1);
    Optional<Vec2> to = from.flatMap(f -> unit.map(u -> f.plus(u.times(number))));
    if (to.isPresent() && unit.isPresent() && show.form() == Show.Form.LENGTH_UNDER) {
      Optional<Vec2> over = point(show, 2);
      if (over.isPresent()) {
        perpendicular(show, over.get(), to.get(), unit.get());
      }
    }
    bar(show, from, to);
  }

  private void perpendicular(Show show, Vec2 over, Vec2 foot, Vec2 along) {
    shapes.add(new Shape.Dashes(over, foot, ShownDrawing.role(show)));
    shapes.add(new Shape.Corner(foot, along, over.minus(foot), "corner"));
  }

  private void toward(Show show, double number) {
    Optional<Vec2> from = point(show, 0);
    Optional<Vec2> way = point(show, 1).flatMap(to -> from.map(to::minus));
    if (way.isPresent() && way.get().length() > 0) {
      bar(show, from, from.map(f -> f.plus(way.get().unit().times(number))));
    }
  }

  /** From the origin along the normal of a line, which is where offsets are counted from. */
  private void out(Show show, double metres) {
    places
        .line(show.word(0))
        .map(line -> line.normal().times(metres))
        .ifPresent(end -> bar(show, Optional.of(Vec2.ZERO), Optional.of(end)));
  }

  /** Level from the one point to below or above the other; or upright to its height. */
  private void straight(Show show) {
    Optional<Vec2> from = point(show, 0);
    Optional<Vec2> to = point(show, 1);
    if (from.isPresent() && to.isPresent()) {
      Vec2 end =
          show.form() == Show.Form.LEVEL
              ? new Vec2(to.get().x(), from.get().y())
              : new Vec2(from.get().x(), to.get().y());
      shapes.add(new Shape.Dashes(to.get(), end, ShownDrawing.role(show)));
      bar(show, from, Optional.of(end));
    }
  }

  /**
   * To the foot on the line; or toward it by as many metres as the number says, which end on the
   * line if it is the signed distance.
   */
  private void drop(Show show, double metres) {
    Optional<Vec2> from = point(show, 0);
    Optional<Line> line = places.line(show.word(1));
    if (from.isEmpty() || line.isEmpty()) {
      return;
    }
    if (show.form() == Show.Form.DROP) {
      Vec2 foot = foot(line.get(), from.get());
      Vec2 along = line.get().normal().perpendicular();
      shapes.add(new Shape.Corner(foot, along, from.get().minus(foot), "corner"));
      bar(show, from, Optional.of(foot));
    } else {
      Vec2 end = from.get().minus(line.get().normal().times(metres));
      shapes.add(new Shape.Dashes(from.get(), end, ShownDrawing.role(show)));
      shapes.add(new Shape.Dot(end, ShownDrawing.role(show), ShownDrawing.label(show)));
    }
  }

  static Vec2 foot(Line line, Vec2 point) {
    double distance = line.normal().dot(point) - line.offset();
    return point.minus(line.normal().times(distance));
  }

  void part(Show show, double part, String label) {
    Optional<Vec2> from = point(show, 0);
    Optional<Vec2> to = point(show, 1);
    if (from.isPresent() && to.isPresent() && Double.isFinite(part)) {
      Vec2 at = from.get().plus(to.get().minus(from.get()).times(part));
      shapes.add(new Shape.Dot(at, ShownDrawing.role(show), label));
    }
  }

  /** The triangle with the origin whose area, with its sign, is half that number. */
  private void fan(Show show, double twice) {
    Optional<Vec2> from = point(show, 0);
    Optional<Vec2> to = point(show, 1);
    if (from.isPresent() && to.isPresent()) {
      String role = twice < 0 ? "less" : ShownDrawing.role(show);
      shapes.add(1, new Shape.Patch(List.of(Vec2.ZERO, from.get(), to.get()), role));
    }
  }

  /** The ray to the right, with the crossings that are counted so far. */
  private void crossings(Show show, double count) {
    Optional<List<Vec2>> polygon = places.polygon(show.word(0));
    Optional<Vec2> from = point(show, 1);
    if (polygon.isPresent() && from.isPresent()) {
      shapes.addAll(
          new Ray(places.view(), from.get())
              .shapes(polygon.get(), (int) count, ShownDrawing.role(show)));
    }
  }

  private void gap(Show show, double width) {
    List<List<Body>> things = places.things(show.words());
    if (things.size() == 2 && Double.isFinite(width)) {
      String name = show.told().isEmpty() ? show.variable() : show.told().get(0);
      shapes.addAll(
          Gap.least(things.get(0), things.get(1))
              .shapes(ShownDrawing.role(show), name + " " + metres(width)));
    }
  }

  static String metres(double length) {
    return NumberText.of(length) + " m";
  }

  private void angle(Show show, double number) {
    String role = ShownDrawing.role(show);
    String label = ShownDrawing.label(show);
    if (show.form() == Show.Form.ARM) {
      shapes.add(new Shape.Arrow(Vec2.ZERO, Angles.at(number, 1), role, label));
      return;
    }
    Optional<Double> other = places.number(show.word(0));
    if (other.isEmpty() || !Double.isFinite(number)) {
      return;
    }
    if (show.form() == Show.Form.STEPS) {
      for (int i = 0; i <= number; i++) {
        shapes.add(new Shape.Dot(Angles.at(other.get() * i, 1), role, ""));
      }
      return;
    }
    double from = show.form() == Show.Form.ARC_FROM ? other.get() : other.get() - number;
    int before = 0;
    for (Shape shape : shapes) {
      before += shape instanceof Shape.Trail ? 1 : 0;
    }
    shapes.add(Angles.arc(from, number, ARC + WIDER * before, role, label));
  }

  private void cells(Show show, double number) {
    List<Double> numbers = new ArrayList<>();
    show.words().forEach(word -> places.number(word).ifPresent(numbers::add));
    double width = numbers.isEmpty() ? 0 : numbers.get(numbers.size() - 1);
    if (numbers.size() < show.words().size() || !(width > 0)) {
      return;
    }
    boolean counted = places.values().containsKey(Run.RETURN);
    if (counted && !show.variable().equals(Run.RETURN)) {
      return;
    }
    Cells cells = new Cells(places.view(), width);
    String role = ShownDrawing.role(show);
    switch (show.form()) {
      case COLUMN -> shapes.add(1, cells.columns(number, number, role));
      case ROW -> shapes.add(1, cells.rows(number, number, role));
      case COLUMNS -> shapes.add(1, cells.columns(numbers.get(0), numbers.get(1), role));
      case ROWS -> shapes.add(1, cells.rows(numbers.get(0), numbers.get(1), role));
      default ->
          shapes.addAll(
              1, cells.tiles(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3), role));
    }
  }

  private Optional<Vec2> point(Show show, int place) {
    return places.point(show.word(place));
  }
}
