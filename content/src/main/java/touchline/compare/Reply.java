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

  /** How it is drawn, with a name; what has no place is not. */
  default List<Shape> shapes(Ink ink, String label) {
    return List.of();
  }

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

  /** A reply that is a point or a vector. */
  sealed interface Spot extends Reply {
    Vec2 spot();

    @Override
    default String words() {
      return NumberText.of(spot());
    }

    @Override
    default double apart(Reply other) {
      boolean comparable = other instanceof Spot && other.getClass() == getClass();
      return comparable ? distance((Spot) other) : Double.POSITIVE_INFINITY;
    }

    private double distance(Spot other) {
      return spot().minus(other.spot()).length();
    }
  }

  /** A point, and where one comes from to get there. */
  record Place(Vec2 from, Vec2 spot) implements Spot {
    @Override
    public List<Shape> shapes(Ink ink, String label) {
      return List.of(ink.line(from, spot), ink.dot(spot, label));
    }
  }

  /** A vector, drawn from a point, and what its numbers are counted in. */
  record Way(Vec2 from, Vec2 spot, String unit) implements Spot {
    /** A vector in metres. */
    public Way(Vec2 from, Vec2 spot) {
      this(from, spot, "m");
    }

    @Override
    public List<Shape> shapes(Ink ink, String label) {
      return List.of(ink.arrow(from, from.plus(spot), label));
    }
  }

  /** A move of a circle. */
  record Push(Circle circle, Vec2 spot) implements Spot {
    @Override
    public List<Shape> shapes(Ink ink, String label) {
      Vec2 moved = circle.center().plus(spot);
      // The circles tell whose arrow it is; two names between short arrows would be mistaken.
      return List.of(ink.circle(moved, circle.radius()), ink.arrow(circle.center(), moved, ""));
    }
  }

  /** Yes or no, in the words of the question. */
  record Verdict(boolean yes, String yesWord, String noWord) implements Reply {
    @Override
    public String words() {
      return yes ? yesWord : noWord;
    }

    @Override
    public double apart(Reply other) {
      return other instanceof Verdict verdict && verdict.yes == yes ? 0 : Double.POSITIVE_INFINITY;
    }
  }

  /**
   * Where a moving circle stops: after that part of the step.
   *
   * @param verb what happens then, such as {@code hits}
   */
  record Stop(Circle circle, Vec2 velocity, double time, String verb) implements Reply {
    @Override
    public String words() {
      return verb + " at time " + NumberText.of(time);
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
    public double apart(Reply other) {
      return other instanceof Nothing ? 0 : Double.POSITIVE_INFINITY;
    }
  }

  /** Whether two shapes touch. */
  static Reply touching(boolean touches) {
    return new Verdict(touches, "touching", "apart");
  }
}
