package touchline.geometry;

/**
 * A solid upright box, its sides along the axes: all that lies between two opposite corners, in
 * whichever order they are given. Where they share a coordinate it is a segment, and where they
 * share both a point.
 */
public record Box(Vec2 a, Vec2 b) {
  public static Box of(double ax, double ay, double bx, double by) {
    return new Box(new Vec2(ax, ay), new Vec2(bx, by));
  }

  /** The least x. */
  public double left() {
    return Math.min(a.x(), b.x());
  }

  /** The greatest x. */
  public double right() {
    return Math.max(a.x(), b.x());
  }

  /** The least y. */
  public double bottom() {
    return Math.min(a.y(), b.y());
  }

  /** The greatest y. */
  public double top() {
    return Math.max(a.y(), b.y());
  }
}
