package touchline.figure;

import java.util.List;
import java.util.Optional;
import touchline.diagram.Shape;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.sketch.Body;
import touchline.sketch.Moment;
import touchline.sketch.Tint;

/**
 * Says in the picture what a method answers, once it has: a yes or no by how the things that it is
 * about are drawn, and every answer by a few words in a corner.
 */
final class VerdictDrawing {
  private static final String ROLE = "verdict";

  private final Places places;
  private final List<Shape> shapes;

  VerdictDrawing(Places places, List<Shape> shapes) {
    this.places = places;
    this.shapes = shapes;
  }

  /** What one step judged, which stays so while a loop goes on to the next. */
  void judge(List<Show> shows) {
    for (Show show : shows) {
      Object value = places.values().get(show.variable());
      if (value instanceof Boolean yes && show.form().judges()) {
        Tint tint = tint(show.form(), yes);
        places.things(show.words()).forEach(thing -> thing.forEach(body -> tint.on(body, shapes)));
        write(show, tint, Results.told(show.told(), yes));
      }
    }
  }

  /** The answer in words, and where a circle is that arrives. */
  void tell(List<Show> shows) {
    for (Show show : shows) {
      Object value = places.values().get(show.variable());
      if (value instanceof Double time && show.isTime()) {
        time(show, time);
      } else if (value != null && isTold(show)) {
        write(show, Results.told(show.told(), value));
        aside(shows, show, value);
      }
    }
  }

  /** A number on the way has words in the corner where the result leaves it free. */
  private void aside(List<Show> shows, Show show, Object value) {
    boolean isFree = shows.stream().noneMatch(VerdictDrawing::isWordOfResult);
    if (isFree && (show.form() == Show.Form.NUMBER || show.form() == Show.Form.COUNT)) {
      shapes.add(new Shape.Caption(show.variable(), Results.told(show.told(), value)));
    }
  }

  private static boolean isWordOfResult(Show show) {
    boolean says = isTold(show) || show.form().judges() || show.isTime();
    return says && show.variable().equals(Run.RETURN);
  }

  /** A gap has its words beside it. */
  private static boolean isTold(Show show) {
    return !show.told().isEmpty() && !show.form().judges() && show.form() != Show.Form.GAP;
  }

  private static Tint tint(Show.Form form, boolean yes) {
    if (form == Show.Form.HITS) {
      return yes ? Tint.HIT : Tint.MISS;
    }
    return yes ? Tint.FINE : Tint.FAULT;
  }

  /** A circle that arrives is full where it does; one that does not is hollow where it ends. */
  private void time(Show show, double time) {
    if (!show.variable().equals(Run.RETURN)) {
      return;
    }
    Tint tint = Double.isFinite(time) ? Tint.HIT : Tint.MISS;
    if (show.form() == Show.Form.TIME_OF_REACH) {
      write(show, tint == Tint.HIT ? Tint.FINE : tint, Results.arrival(time));
      return;
    }
    arrive(show.word(0), show.word(1), time);
    if (show.form() == Show.Form.TIME_OF_BOTH) {
      arrive(show.word(2), show.word(3), time);
    }
    write(show, tint, Results.time(show.form(), time));
  }

  private void arrive(String name, String by, double time) {
    Optional<Circle> circle = places.circle(name);
    Optional<Vec2> velocity = places.vector(by);
    if (circle.isEmpty() || velocity.isEmpty()) {
      return;
    }
    boolean hits = Double.isFinite(time);
    Circle there = Moment.at(circle.get(), velocity.get(), hits ? time : 1);
    String role = hits ? FigureDrawing.RESULT : "end";
    shapes.removeIf(shape -> isAt(shape, there));
    shapes.add(1, new Shape.Disk(there.center(), there.radius(), role));
    (hits ? Tint.HIT : Tint.MISS).on(Body.of(there), shapes);
  }

  /** The outline that stood there says less. */
  private static boolean isAt(Shape shape, Circle there) {
    return (shape instanceof Shape.Rim rim
            && rim.center().equals(there.center())
            && rim.radius() == there.radius()
            && rim.role().equals(FigureDrawing.RESULT))
        || (shape instanceof Shape.Ghost ghost
            && ghost.center().equals(there.center())
            && ghost.radius() == there.radius());
  }

  /** The result alone has words of its own: what comes before it is told as the steps go by. */
  private void write(Show show, Tint tint, String words) {
    if (show.variable().equals(Run.RETURN)) {
      shapes.add(new Shape.Caption(tint.of(ROLE), words));
    }
  }

  private void write(Show show, String words) {
    if (show.variable().equals(Run.RETURN)) {
      shapes.add(new Shape.Caption(ROLE, words));
    }
  }
}
