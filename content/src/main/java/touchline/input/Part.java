package touchline.input;

import touchline.diagram.View;
import touchline.geometry.Vec2;

/**
 * What a reader can change of an input: a place, a radius, a vector, a number. Values are kept on a
 * lattice, so that they stay short enough to calculate with by hand.
 */
public sealed interface Part {
  /** Tenths of a metre. */
  double STEP = 0.1;

  /** Unique in the figure, such as {@code circle.radius}. */
  String id();

  /** What to call it when it is taken hold of. */
  String label();

  /** A place in the view. */
  record At(String id, String label, Vec2 at) implements Part {}

  /** A radius around the place before it. */
  record Radius(String id, String label, double radius) implements Part {}

  /** A vector, drawn from another input's place. */
  record Head(String id, String label, Vec2 vector, String from) implements Part {}

  /** A direction, of whatever length, drawn from the place before it. */
  record Direction(String id, String label, Vec2 vector) implements Part {}

  /** A number within bounds. */
  record Scalar(
      String id, String label, double value, double min, double max, double step, String unit)
      implements Part {}

  /** The part with its handle put there, its anchor being where it is. */
  default Part dragged(Vec2 to, Vec2 anchor, View view) {
    if (this instanceof Radius) {
      return new Radius(id(), label(), snapped(to.minus(anchor).length(), 0, widest(view), STEP));
    }
    if (this instanceof At) {
      return new At(id(), label(), inside(to, view));
    }
    Vec2 way = inside(to, view).minus(anchor);
    Vec2 vector = new Vec2(snapped(way.x()), snapped(way.y()));
    if (this instanceof Head head) {
      return new Head(id(), label(), vector, head.from());
    }
    boolean points = vector.x() != 0 || vector.y() != 0;
    return this instanceof Direction && points ? new Direction(id(), label(), vector) : this;
  }

  static Vec2 inside(Vec2 point, View view) {
    return new Vec2(
        snapped(point.x(), view.minX(), view.maxX(), STEP),
        snapped(point.y(), view.minY(), view.maxY(), STEP));
  }

  static double widest(View view) {
    return Math.max(view.maxX() - view.minX(), view.maxY() - view.minY());
  }

  static double snapped(double value) {
    return snapped(value, -1e6, 1e6, STEP);
  }

  /**
   * The multiple of the step that is nearest to the value and within bounds. Divides by a whole
   * number where it can, because multiplying by 0.1 would make 0.3 into 0.30000000000000004.
   */
  static double snapped(double value, double min, double max, double step) {
    double per = Math.max(1, Math.floor(1 / step + 0.5));
    double size = step < 1 ? 1 : step;
    double lowest = Math.ceil(min / size * per);
    double highest = Math.floor(max / size * per);
    double steps = Math.floor(value / size * per + 0.5);
    return Math.min(Math.max(steps, lowest), highest) / per * size + 0.0;
  }
}
