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
import touchline.geometry.Vec2;
import touchline.input.Part;
import touchline.sketch.Angles;
import touchline.sketch.Cells;
import touchline.sketch.Difference;
import touchline.sketch.Halves;
import touchline.sketch.Intervals;
import touchline.sketch.Moment;
import touchline.sketch.Sides;

/** Draws what the authors of later lessons have drawn between the inputs, too. */
final class LaterGivenDrawing extends GivenDrawing {
  private final Places places;
  private final List<Shape> shapes;

  LaterGivenDrawing(Places places, List<Shape> shapes) {
    super(places, shapes);
    this.places = places;
    this.shapes = shapes;
  }

  @Override
  void draw(Figure.Extra extra) {
    List<String> names = extra.names();
    switch (extra.kind()) {
      case "edge" -> edge(names.get(0), names.get(1));
      case "across" -> across(names.get(0), names.get(1));
      case "difference" -> difference(names.get(0), names.get(1));
      case "mark" -> mark(names.get(0));
      case "simplex" -> simplex(names);
      case "polytope" -> polytope(names.get(0));
      case "sweep" -> sweep(names.get(0), names.get(1));
      case "offset" -> offset(names.get(0), names.get(1));
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
      case "seconds" -> seconds(names);
      default -> super.draw(extra);
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
}
