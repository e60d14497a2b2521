package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.input.Grip;
import touchline.input.Input;
import touchline.input.Part;
import touchline.sketch.Angles;
import touchline.sketch.Body;
import touchline.sketch.Cells;
import touchline.sketch.Difference;
import touchline.sketch.Gap;
import touchline.sketch.Halves;
import touchline.sketch.Intervals;
import touchline.sketch.Moment;
import touchline.sketch.Sides;

/** Draws what a figure is given, and what its author draws between the inputs. */
final class GivenDrawing {
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

  void draw(Figure.Extra extra) {
    List<String> names = extra.names();
    switch (extra.kind()) {
      case "segment" -> segment(names.get(0), names.get(1));
      case "edge" -> edge(names.get(0), names.get(1));
      case "across" -> across(names.get(0), names.get(1));
      case "difference" -> difference(names.get(0), names.get(1));
      case "mark" -> mark(names.get(0));
      case "simplex" -> simplex(names);
      case "polytope" -> polytope(names.get(0));
      case "sweep" -> sweep(names.get(0), names.get(1));
      case "offset" -> offset(names.get(0), names.get(1));
      case "corner" -> corner(names.get(0), names.get(1), names.get(2));
      case "arm" -> places.number(names.get(0)).ifPresent(angle -> arm(names.get(0), angle));
      case "arc" -> arc(names.get(0), names.get(1));
      case "cells" -> cells(names.get(0));
      case "box" -> places.circle(names.get(0)).ifPresent(this::box);
      case "ray" -> ray(names.get(0), names.get(1));
      case "bands" -> places.box(names.get(0)).ifPresent(this::bands);
      case "intervals" -> intervals(names);
      case "halves" -> halves(names.get(0), names.get(1));
      case "edges" -> places.point(names.get(0)).ifPresent(this::edges);
      case "wall" -> wall(names.get(0), names.get(1));
      case "gap" -> gap(names);
      case "seconds" -> seconds(names);
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

  /** An edge of something that is drawn already. */
  private void edge(String from, String to) {
    Optional<Vec2> start = places.point(from);
    Optional<Vec2> end = places.point(to);
    if (start.isPresent() && end.isPresent()) {
      shapes.add(new Shape.Bar(start.get(), end.get(), "edge", ""));
    }
  }

  /** All that lies ahead of a point, to beyond the edge of the picture. */
  private void ray(String from, String direction) {
    Optional<Vec2> start = places.point(from);
    Optional<Vec2> way = places.vector(direction).filter(vector -> vector.length() > 0);
    if (start.isPresent() && way.isPresent()) {
      Vec2 ahead = way.get().unit().times(2 * Part.widest(places.view()));
      shapes.add(new Shape.Dashes(start.get(), start.get().plus(ahead), "ray"));
    }
  }

  /** The line through a point at right angles to a vector. */
  private void across(String at, String vector) {
    Optional<Vec2> point = places.point(at);
    Optional<Vec2> normal = places.vector(vector).filter(way -> way.length() > 0);
    if (point.isPresent() && normal.isPresent()) {
      Vec2 unit = normal.get().unit();
      Segment visible = places.visible(new Line(unit, unit.dot(point.get())));
      shapes.add(new Shape.Dashes(visible.a(), visible.b(), "across"));
    }
  }

  /** All ways from the second polygon to the first, laid at the origin. */
  private void difference(String one, String other) {
    Optional<List<Vec2>> a = places.polygon(one);
    Optional<List<Vec2>> b = places.polygon(other);
    if (a.isPresent() && b.isPresent()) {
      shapes.addAll(Difference.shapes(a.get(), b.get()));
    }
  }

  private void mark(String name) {
    places.point(name).ifPresent(at -> shapes.add(new Shape.Dot(at, name, name)));
  }

  /** The triangle of those points that have a value, of which two may lie on each other. */
  private void simplex(List<String> names) {
    List<Vec2> corners = new ArrayList<>();
    names.forEach(name -> places.point(name).ifPresent(corners::add));
    if (!corners.isEmpty()) {
      shapes.addAll(Sides.filled(corners, "simplex"));
    }
  }

  /** A polygon that grows in a difference. */
  private void polytope(String name) {
    places.polygon(name).ifPresent(corners -> shapes.addAll(Sides.filled(corners, "simplex")));
  }

  /** Everything that a circle covers in one step of time. */
  private void sweep(String name, String velocity) {
    Optional<Circle> circle = places.circle(name);
    Optional<Vec2> way = places.vector(velocity);
    if (circle.isPresent() && way.isPresent()) {
      Vec2 from = circle.get().center();
      double radius = circle.get().radius();
      shapes.add(new Shape.Outline(from, from.plus(way.get()), radius, "sweep"));
      shapes.add(new Shape.Ghost(from.plus(way.get()), radius, "end"));
    }
  }

  /** What a player reaches second by second, and where the ball is then. */
  private void seconds(List<String> names) {
    Optional<Circle> player = places.circle(names.get(0));
    Optional<Double> speed = places.number(names.get(1));
    Optional<Vec2> ball = places.point(names.get(2));
    Optional<Vec2> way = places.vector(names.get(3));
    if (player.isPresent() && speed.isPresent() && ball.isPresent() && way.isPresent()) {
      shapes.addAll(Moment.seconds(player.get(), speed.get(), ball.get(), way.get()));
    }
  }

  /** The line on which the circle's centre lies when it touches, on the circle's side. */
  private void offset(String name, String by) {
    Optional<Line> line = places.line(name);
    Optional<Circle> circle = places.circle(by);
    if (line.isPresent() && circle.isPresent()) {
      Vec2 normal = line.get().normal();
      double distance = normal.dot(circle.get().center()) - line.get().offset();
      double radius = distance < 0 ? -circle.get().radius() : circle.get().radius();
      Segment visible = places.visible(new Line(normal, line.get().offset() + radius));
      shapes.add(new Shape.Dashes(visible.a(), visible.b(), "offset"));
    }
  }

  /** An arrow of one metre from the origin that points where the angle says. */
  private void arm(String name, double angle) {
    boolean isName = name.charAt(0) >= 'a';
    String role = isName ? name : "threshold";
    shapes.add(new Shape.Arrow(Vec2.ZERO, Angles.at(angle, 1), role, name));
  }

  /** The way on which a bob swings about a hinge. */
  private void arc(String bob, String hinge) {
    Optional<Vec2> from = places.point(bob);
    Optional<Vec2> about = places.point(hinge);
    if (from.isPresent() && about.isPresent()) {
      shapes.add(Angles.swing(about.get(), from.get(), "arc"));
    }
  }

  /** The borders of a grid's cells. */
  private void cells(String width) {
    places.number(width).ifPresent(w -> shapes.addAll(1, new Cells(places.view(), w).borders()));
  }

  /** The smallest upright square around a circle. */
  private void box(Circle circle) {
    Vec2 center = circle.center();
    Vec2 right = new Vec2(circle.radius(), 0);
    Vec2 up = right.perpendicular();
    Vec2[] corners = {
      center.plus(right).plus(up),
      center.minus(right).plus(up),
      center.minus(right).minus(up),
      center.plus(right).minus(up)
    };
    for (int i = 0; i < corners.length; i++) {
      shapes.add(new Shape.Dashes(corners[i], corners[(i + 1) % corners.length], "box"));
    }
  }

  /** All that is between the left and the right side, and between the lower and the upper one. */
  private void bands(Box box) {
    View view = places.view();
    Vec2 left = new Vec2(box.left(), view.minY());
    Vec2 right = new Vec2(box.right(), view.maxY());
    Vec2 bottom = new Vec2(view.minX(), box.bottom());
    Vec2 top = new Vec2(view.maxX(), box.top());
    shapes.add(1, new Shape.Tile(left, right, "inX"));
    shapes.add(2, new Shape.Tile(bottom, top, "inY"));
  }

  /** What circles cover of the x axis. */
  private void intervals(List<String> names) {
    List<Circle> all = new ArrayList<>();
    List<String> roles = new ArrayList<>();
    for (String name : names) {
      for (Circle circle : places.circles(name)) {
        all.add(circle);
        roles.add(name);
      }
    }
    shapes.addAll(new Intervals(places.view(), all).shapes(roles));
  }

  /** The boxes of a tree; once the method has answered, those that a ball is asked about. */
  private void halves(String list, String name) {
    List<Circle> circles = places.circles(list);
    Optional<Circle> ball = places.circle(name);
    if (circles.isEmpty() || ball.isEmpty()) {
      return;
    }
    boolean isTold = places.values().containsKey(Run.RETURN);
    shapes.addAll(1, isTold ? Halves.asked(ball.get(), circles) : List.of());
    shapes.addAll(Halves.of(circles));
  }

  /** The upper and the left edge of a screen, from their corner to where the picture ends. */
  private void edges(Vec2 corner) {
    View view = places.view();
    shapes.add(new Shape.Dashes(corner, new Vec2(view.maxX(), corner.y()), "box"));
    shapes.add(new Shape.Dashes(corner, new Vec2(corner.x(), view.minY()), "box"));
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

  /** The wall that the circle touches, if the vector leads from there to its centre. */
  private void wall(String name, String from) {
    Optional<Circle> circle = places.circle(name);
    Optional<Vec2> normal = places.vector(from).filter(vector -> vector.length() > 0);
    if (circle.isPresent() && normal.isPresent()) {
      Vec2 unit = normal.get().unit();
      double offset = unit.dot(circle.get().center()) - circle.get().radius();
      Segment visible = places.visible(new Line(unit, offset));
      shapes.add(new Shape.Stroke(visible.a(), visible.b(), "wall"));
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
