package touchline.figure;

import java.util.List;
import java.util.Optional;
import touchline.diagram.Shape;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.input.Grip;
import touchline.input.Input;
import touchline.sketch.Body;
import touchline.sketch.Gap;
import touchline.sketch.Sides;

/**
 * Draws what a figure is given, and what its author draws between the inputs: as much of it as the
 * figures of the first lessons need, so that their script is small.
 */
class GivenDrawing {
  /** Makes one for a picture. */
  @FunctionalInterface
  interface Maker {
    GivenDrawing over(Places places, List<Shape> shapes);
  }

  private static final double RIGHT = 1e-9;

  private final Places places;
  private final List<Shape> shapes;

  GivenDrawing(Places places, List<Shape> shapes) {
    this.places = places;
    this.shapes = shapes;
  }

  /** Everything but points and arrows, which go on top. */
  void drawBodies() {
    for (Input input : places.inputs().all()) {
      drawBody(input);
    }
  }

  private void drawBody(Input input) {
    String role = input.name();
    switch (input.kind()) {
      case CIRCLE -> disk(input.circle(0), role);
      case CIRCLES -> input.circles().forEach(circle -> disk(circle, role));
      case SEGMENTS ->
          input.segments().forEach(s -> shapes.add(new Shape.Stroke(s.a(), s.b(), role)));
      case STADIUM -> stadium(input.stadium(), role);
      case BOX -> shapes.addAll(Sides.filled(input.box(), role));
      case POLYGON -> shapes.addAll(Sides.filled(input.corners(), role));
      case LINE -> places.line(role).ifPresent(line -> line(line, role));
      default -> {}
    }
  }

  private void disk(Circle circle, String role) {
    shapes.add(new Shape.Disk(circle.center(), circle.radius(), role));
  }

  private void stadium(Stadium stadium, String role) {
    Segment core = stadium.core();
    shapes.add(new Shape.Outline(core.a(), core.b(), stadium.radius(), role));
    shapes.add(new Shape.Stroke(core.a(), core.b(), role));
  }

  private void line(Line line, String role) {
    Segment visible = places.visible(line);
    shapes.add(new Shape.Stroke(visible.a(), visible.b(), role));
  }

  /** Of what authors have drawn between the inputs, what the first lessons need. */
  void draw(Figure.Extra extra) {
    List<String> names = extra.names();
    switch (extra.kind()) {
      case "segment" -> segment(names.get(0), names.get(1));
      case "corner" -> corner(names.get(0), names.get(1), names.get(2));
      case "gap" -> gap(names);
      default -> {}
    }
  }

  private void segment(String from, String to) {
    Optional<Vec2> start = places.point(from);
    Optional<Vec2> end = places.point(to);
    if (start.isPresent() && end.isPresent()) {
      shapes.add(new Shape.Stroke(start.get(), end.get(), "segment"));
    }
  }

  /** Once the method has answered: what is left between two things, or how deep they are. */
  private void gap(List<String> names) {
    List<List<Body>> things = places.things(names);
    if (places.values().containsKey(Run.RETURN) && things.size() == 2) {
      Gap gap = Gap.least(things.get(0), things.get(1));
      String name = gap.width() < 0 ? "depth " : "gap ";
      String width = MeasuredDrawing.metres(Math.abs(gap.width()));
      shapes.addAll(gap.shapes("gap", name + width));
    }
  }

  /** The mark of a right angle, where there is one. */
  private void corner(String at, String along, String across) {
    Optional<Vec2> place = places.point(at);
    Optional<Vec2> one = places.point(along).flatMap(p -> place.map(p::minus));
    Optional<Vec2> other = places.point(across).flatMap(p -> place.map(p::minus));
    if (place.isPresent() && one.isPresent() && other.isPresent()) {
      double size = one.get().length() * other.get().length();
      if (size > 0 && Math.abs(one.get().dot(other.get())) <= RIGHT * size) {
        shapes.add(new Shape.Corner(place.get(), one.get(), other.get(), "corner"));
      }
    }
  }

  /** Arrows, then points with their names; what is taken hold of elsewhere is kept free. */
  void drawPoints() {
    for (Grip grip : places.inputs().grips()) {
      shapes.add(new Shape.Kept(grip.at(), grip.input()));
      if (grip.look() == Grip.Look.HEAD) {
        String label = grip.id().equals(grip.input()) ? grip.input() : "normal";
        shapes.add(new Shape.Arrow(grip.anchor(), grip.at(), grip.input(), label));
      }
    }
    for (Grip grip : places.inputs().grips()) {
      if (grip.look() == Grip.Look.POINT) {
        shapes.add(new Shape.Dot(grip.at(), grip.input(), nameOf(grip)));
      }
    }
  }

  private boolean isOneOfPolygons(Grip grip) {
    int polygons = 0;
    for (Input input : places.inputs().all()) {
      polygons += input.kind() == Input.Kind.POLYGON ? 1 : 0;
    }
    return polygons > 1 && places.polygon(grip.input()).isPresent();
  }

  /**
   * A list's members are known by their numbers, and the first of several polygons' corners by the
   * polygon's name; the ends of a thing need no name.
   */
  private String nameOf(Grip grip) {
    if (isOneOfPolygons(grip)) {
      return grip.id().endsWith(".1") ? grip.input() : "";
    }
    String rest = grip.id().substring(grip.input().length());
    if (rest.isEmpty()) {
      return grip.input();
    }
    return rest.indexOf('.', 1) < 0 && rest.charAt(1) <= '9' ? rest.substring(1) : "";
  }
}
