package touchline.compare;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.diagram.Shape;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/** An answer as a reader sees it: in words, and where it has a place, in the picture. */
public sealed interface Reply {
  /** In metres, or shares of a step: half of the last decimal that readers see. */
  double NOTICED = 0.0005;

  /** As the reader reads it. */
  String words();

  /** How it is drawn, with a name. */
  List<Shape> shapes(Ink ink, String label);

  /** How far the other one is from this; infinite if one is an answer and the other is none. */
  double apart(Reply other);

  /** Whether a reader, who sees three decimals, would call the two the same. */
  default boolean isLike(Reply other) {
    double apart = apart(other);
    return apart < NOTICED || (apart < 3 * NOTICED && words().equals(other.words()));
  }

  /** In what {@link #apart} counts. */
  default String unit() {
    return "m";
  }

  /** A point, and where one comes from to get there. */
  record Place(Vec2 from, Vec2 at) implements Reply {
    @Override
    public String words() {
      return NumberText.of(at);
    }

    @Override
    public List<Shape> shapes(Ink ink, String label) {
      return List.of(ink.line(from, at), ink.dot(at, label));
    }

    @Override
    public double apart(Reply other) {
      return other instanceof Place place ? distance(at, place.at) : Double.POSITIVE_INFINITY;
    }
  }

  /** A vector, drawn from a point. */
  record Way(Vec2 from, Vec2 by) implements Reply {
    @Override
    public String words() {
      return NumberText.of(by);
    }

    @Override
    public List<Shape> shapes(Ink ink, String label) {
      return List.of(ink.arrow(from, from.plus(by), label));
    }

    @Override
    public double apart(Reply other) {
      return other instanceof Way way ? distance(by, way.by) : Double.POSITIVE_INFINITY;
    }
  }

  /** A move of a circle. */
  record Push(Circle circle, Vec2 by) implements Reply {
    @Override
    public String words() {
      return NumberText.of(by);
    }

    @Override
    public List<Shape> shapes(Ink ink, String label) {
      Vec2 moved = circle.center().plus(by);
      // The circles tell whose arrow it is; two names between short arrows would be mistaken.
      return List.of(ink.circle(moved, circle.radius()), ink.arrow(circle.center(), moved, ""));
    }

    @Override
    public double apart(Reply other) {
      return other instanceof Push push ? distance(by, push.by) : Double.POSITIVE_INFINITY;
    }
  }

  /** Yes or no, in the words of the question. */
  record Verdict(boolean yes, String yesWord, String noWord) implements Reply {
    @Override
    public String words() {
      return yes ? yesWord : noWord;
    }

    @Override
    public List<Shape> shapes(Ink ink, String label) {
      return List.of();
    }

    @Override
    public double apart(Reply other) {
      return other instanceof Verdict verdict && verdict.yes == yes ? 0 : Double.POSITIVE_INFINITY;
    }
  }

  /** Where a moving circle stops: after that part of the step. */
  record Stop(Circle circle, Vec2 velocity, double time) implements Reply {
    @Override
    public String words() {
      return "hits at time " + NumberText.of(time);
    }

    @Override
    public List<Shape> shapes(Ink ink, String label) {
      Vec2 center = circle.center().plus(velocity.times(time));
      return List.of(ink.circle(center, circle.radius()), ink.dot(center, label));
    }

    @Override
    public double apart(Reply other) {
      return other instanceof Stop stop ? Math.abs(time - stop.time) : Double.POSITIVE_INFINITY;
    }

    @Override
    public String unit() {
      return "of the step";
    }
  }

  /** No place and no number. */
  record Nothing(String words) implements Reply {
    @Override
    public List<Shape> shapes(Ink ink, String label) {
      return List.of();
    }

    @Override
    public double apart(Reply other) {
      return other instanceof Nothing ? 0 : Double.POSITIVE_INFINITY;
    }
  }

  /** Whether two shapes touch. */
  static Reply touching(boolean touches) {
    return new Verdict(touches, "touching", "apart");
  }

  private static double distance(Vec2 one, Vec2 other) {
    return one.minus(other).length();
  }
}
