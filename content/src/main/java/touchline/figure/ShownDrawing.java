package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.Shape;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.sketch.Intervals;
import touchline.sketch.Legs;
import touchline.sketch.Moment;
import touchline.sketch.Shadows;
import touchline.sketch.Sides;
import touchline.taught.SegmentCircle;

/** Draws variables as their author described it. */
final class ShownDrawing {
  /** More circles than these hide each other. */
  private static final int FEW = 12;

  private final Places places;
  private final List<Shape> shapes;

  ShownDrawing(Places places, List<Shape> shapes) {
    this.places = places;
    this.shapes = shapes;
  }

  /** Draws nothing while the variable, or what it is drawn from, has no value. */
  void draw(Show show) {
    Object value = places.values().get(show.variable());
    if (value instanceof Vec2 vector) {
      drawVector(show, vector);
    } else if (value instanceof Double number && show.isTime()) {
      time(show, number);
    } else if (value instanceof Double number) {
      new MeasuredDrawing(places, shapes).draw(show, number);
    } else if (value instanceof Integer whole) {
      new MeasuredDrawing(places, shapes).draw(show, whole);
    } else if (value instanceof Circle circle) {
      shapes.add(new Shape.Rim(circle.center(), circle.radius(), role(show)));
    } else if (value instanceof Segment segment) {
      shapes.add(new Shape.Bar(segment.a(), segment.b(), role(show), ""));
    } else if (value instanceof Line line) {
      Segment visible = places.visible(line);
      shapes.add(new Shape.Stroke(visible.a(), visible.b(), role(show)));
    } else if (value instanceof Box box) {
      shapes.addAll(Sides.filled(box, role(show)));
    } else if (value instanceof List<?> list && show.form() == Show.Form.INTERVALS) {
      intervals(show, list);
    } else if (value instanceof List<?> list && show.form() == Show.Form.PART) {
      for (Object part : list) {
        new MeasuredDrawing(places, shapes).part(show, (Double) part, "");
      }
    } else if (value instanceof List<?> list && show.form() == Show.Form.PATH) {
      path(show, list);
    }
  }

  /** Of some of the circles that are given, with their outlines. */
  private void intervals(Show show, List<?> some) {
    List<Circle> circles = new ArrayList<>();
    for (Object each : some) {
      Circle circle = (Circle) each;
      circles.add(circle);
      shapes.add(new Shape.Rim(circle.center(), circle.radius(), role(show)));
    }
    List<Circle> all = places.circles(show.word(0));
    shapes.addAll(new Intervals(places.view(), all).of(circles, role(show)));
  }

  static String role(Show show) {
    return show.variable().equals(Run.RETURN) ? FigureDrawing.RESULT : show.variable();
  }

  private void drawVector(Show show, Vec2 vector) {
    switch (show.form()) {
      case ARROW, UNDER, LEGS -> arrow(show, vector);
      case POINT -> shapes.add(new Shape.Dot(vector, role(show), show.word(0)));
      case JOINED -> {
        Optional<Vec2> to = point(show, 1);
        if (to.isPresent()) {
          shapes.add(new Shape.Dashes(to.get(), vector, role(show)));
        }
        shapes.add(new Shape.Dot(vector, role(show), show.word(0)));
      }
      case PUSH -> push(show, vector);
      case PLACE -> place(show, vector);
      case SHADOWS -> shadows(show, vector);
      case SHIFT -> shift(show, vector);
      default -> {}
    }
  }

  /** Of two polygons, on an axis beside both. */
  private void shadows(Show show, Vec2 axis) {
    Optional<List<Vec2>> one = places.polygon(show.word(0));
    Optional<List<Vec2>> other = places.polygon(show.word(1));
    if (one.isPresent() && other.isPresent() && axis.length() > 0) {
      shapes.addAll(
          new Shadows(places.view(), axis.unit(), one.get(), other.get())
              .shapes(show.word(0), show.word(1), role(show)));
    }
  }

  /** The polygon where the vector leads it, and the vector from its middle. */
  private void shift(Show show, Vec2 vector) {
    Optional<List<Vec2>> polygon = places.polygon(show.word(0));
    if (polygon.isPresent() && vector.length() > 0) {
      shapes.addAll(Sides.shifted(polygon.get(), vector, role(show)));
      arrow(show, Sides.middle(polygon.get()), vector);
    }
  }

  /** With a dashed line to its head, if it is a shadow, from that of the vector that throws it. */
  private void arrow(Show show, Vec2 vector) {
    Optional<Vec2> from = point(show, 0);
    if (from.isEmpty()) {
      return;
    }
    if (show.form() == Show.Form.LEGS) {
      shapes.addAll(Legs.of(from.get(), vector, role(show)));
    }
    if (show.form() == Show.Form.UNDER) {
      Optional<Vec2> over = places.vector(show.word(1));
      if (over.isPresent()) {
        Vec2 head = from.get().plus(over.get());
        Vec2 foot = from.get().plus(vector);
        shapes.add(new Shape.Dashes(head, foot, role(show)));
        shapes.add(new Shape.Corner(foot, vector.times(-1), head.minus(foot), "corner"));
      }
    }
    arrow(show, from.get(), vector);
  }

  private void arrow(Show show, Vec2 from, Vec2 vector) {
    shapes.add(new Shape.Arrow(from, from.plus(vector), role(show), label(show)));
  }

  static String label(Show show) {
    return show.variable().equals(Run.RETURN) ? "" : show.variable();
  }

  private void push(Show show, Vec2 vector) {
    Optional<Circle> circle = places.circle(show.word(0));
    if (circle.isPresent()) {
      Vec2 center = circle.get().center();
      shapes.add(new Shape.Ghost(center.plus(vector), circle.get().radius(), role(show)));
      arrow(show, center, vector);
    }
  }

  /** The circle with its centre there. */
  private void place(Show show, Vec2 center) {
    Optional<Circle> circle = places.circle(show.word(0));
    if (circle.isPresent()) {
      shapes.add(new Shape.Ghost(center, circle.get().radius(), role(show)));
      shapes.add(new Shape.Dot(center, role(show), label(show)));
    }
  }

  /** The way of the centre from place to place, and the circle at each of them if they are few. */
  private void path(Show show, List<?> centers) {
    Optional<Circle> circle = places.circle(show.word(0));
    if (circle.isEmpty() || centers.isEmpty()) {
      return;
    }
    List<Vec2> way = new ArrayList<>(List.of(circle.get().center()));
    for (Object center : centers) {
      way.add((Vec2) center);
    }
    List<Vec2> places = way.subList(1, way.size());
    boolean areFew = places.size() <= FEW;
    for (Vec2 center : areFew ? places : places.subList(places.size() - 1, places.size())) {
      shapes.add(new Shape.Ghost(center, circle.get().radius(), role(show)));
    }
    shapes.add(areFew ? new Shape.Trail(way, role(show), "") : new Shape.Dots(places, role(show)));
  }

  /** The box where it is at that time; the last of a run is full. */
  private void timeOfBox(Show show, double time) {
    Optional<Box> box = places.box(show.word(0));
    Optional<Vec2> velocity = places.vector(show.word(1));
    if (box.isPresent() && velocity.isPresent() && Double.isFinite(time)) {
      Vec2 way = velocity.get().times(time);
      Box there = new Box(box.get().a().plus(way), box.get().b().plus(way));
      if (show.variable().equals(Run.RETURN)) {
        shapes.addAll(Sides.filled(there, role(show)));
      } else {
        shapes.addAll(Sides.outlined(there, role(show), label(show)));
      }
    }
  }

  /** A dot where the point is at that time. */
  private void timeOfPoint(Show show, double time) {
    Optional<Vec2> from = point(show, 0);
    Optional<Vec2> velocity = places.vector(show.word(1));
    if (from.isPresent() && velocity.isPresent() && Double.isFinite(time)) {
      Vec2 there = from.get().plus(velocity.get().times(time));
      shapes.add(new Shape.Dot(there, role(show), label(show)));
    }
  }

  /** The circle at the time at which it hits, and where it touches. */
  private void time(Show show, double time) {
    if (show.form() == Show.Form.TIME_OF_BOX) {
      timeOfBox(show, time);
      return;
    }
    if (show.form() == Show.Form.TIME_OF_POINT) {
      timeOfPoint(show, time);
      return;
    }
    Optional<Circle> circle = places.circle(show.word(0));
    if (circle.isEmpty() || !Double.isFinite(time)) {
      return;
    }
    if (show.form() == Show.Form.TIME_OF_REACH) {
      reach(show, circle.get(), time);
      return;
    }
    Optional<Vec2> velocity = places.vector(show.word(1));
    if (velocity.isPresent()) {
      Circle there = Moment.at(circle.get(), velocity.get(), time);
      shapes.addAll(Moment.moved(circle.get(), there, role(show), label(show)));
      contact(show, there.center());
      both(show, there, time);
    }
  }

  /** The other circle, if there is one, and where the two touch. */
  private void both(Show show, Circle there, double time) {
    if (show.form() == Show.Form.TIME_OF_BOTH) {
      Optional<Circle> other = places.circle(show.word(2));
      Optional<Vec2> velocity = places.vector(show.word(3));
      if (other.isPresent() && velocity.isPresent()) {
        Circle otherThere = Moment.at(other.get(), velocity.get(), time);
        shapes.addAll(Moment.moved(other.get(), otherThere, role(show), ""));
        contact(Moment.contact(there, otherThere));
      }
    }
  }

  private void reach(Show show, Circle player, double time) {
    Optional<Double> speed = places.number(show.word(1));
    Optional<Vec2> ball = point(show, 2);
    Optional<Vec2> velocity = places.vector(show.word(3));
    if (speed.isPresent() && ball.isPresent() && velocity.isPresent()) {
      Circle reach = Moment.grown(player, speed.get(), time);
      Vec2 place = ball.get().plus(velocity.get().times(time));
      boolean isResult = show.variable().equals(Run.RETURN);
      String label = isResult ? "there" : label(show);
      shapes.addAll(Moment.reached(reach, ball.get(), place, role(show), label));
    }
  }

  private void contact(Show show, Vec2 center) {
    if (show.form() == Show.Form.TIME_TO_LINE) {
      Optional<Line> line = places.line(show.word(2));
      if (line.isPresent()) {
        contact(MeasuredDrawing.foot(line.get(), center));
      }
    } else if (show.form() == Show.Form.TIME_TO_SEGMENT) {
      Optional<Vec2> a = point(show, 2);
      Optional<Vec2> b = point(show, 3);
      if (a.isPresent() && b.isPresent()) {
        contact(SegmentCircle.closestPoint(new Segment(a.get(), b.get()), center));
      }
    }
  }

  private void contact(Vec2 place) {
    shapes.add(new Shape.Dot(place, "contact", "contact"));
  }

  private Optional<Vec2> point(Show show, int place) {
    return places.point(show.word(place));
  }
}
