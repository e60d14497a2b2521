package touchline.taught;

import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * An upright box: which of its points is closest, whether a circle reaches it, whether a segment
 * runs into it, and where a ray does.
 *
 * <p>All lengths in metres; touching counts. The closest point is exact. Elsewhere, at an exact
 * touch rounding may decide either way.
 */
public final class Boxes {
  /** Later than any time. */
  public static final double NEVER = Double.POSITIVE_INFINITY;

  private Boxes() {}

  /**
   * The point of the box that is closest to p: each coordinate is kept between two sides. It is p
   * itself if p lies in the box.
   *
   * <p>Cost: four comparisons. Source: Ericson, Real-Time Collision Detection, 5.1.3.
   */
  @FigureInputs("box box, point p")
  // tag::closestPoint[]
  public static Vec2 closestPoint(Box box, Vec2 p) {
    double x = Math.max(box.left(), Math.min(p.x(), box.right()));
    double y = Math.max(box.bottom(), Math.min(p.y(), box.top()));
    return new Vec2(x, y);
  }

  // end::closestPoint[]

  /**
   * Whether the circle reaches the box.
   *
   * <p>Cost: one square root. Source: Ericson, Real-Time Collision Detection, 5.2.5.
   *
   * @throws IllegalArgumentException if a difference of coordinates overflows
   */
  @FigureInputs("box box, circle circle")
  // tag::overlaps[]
  public static boolean overlaps(Box box, Circle circle) {
    Vec2 closest = closestPoint(box, circle.center());
    Vec2 distV = circle.center().minus(closest);
    double distance = distV.length();
    return distance <= circle.radius();
  }

  // end::overlaps[]

  /**
   * Whether the segment and the box have a point in common: the box is where two bands cross, and
   * the segment must be in both at once.
   *
   * <p>Times are parts of the way from a to b. Cost: four divisions. Source: Ericson, Real-Time
   * Collision Detection, 5.3.3.
   *
   * @throws IllegalArgumentException if a difference of coordinates overflows
   */
  @FigureInputs("point a, point b, box box")
  // tag::hits[]
  public static boolean hits(Segment segment, Box box) {
    Vec2 a = segment.a();
    Vec2 segV = segment.b().minus(a);
    double inX = entry(a.x(), segV.x(), box.left(), box.right());
    double inY = entry(a.y(), segV.y(), box.bottom(), box.top());
    double outX = exit(a.x(), segV.x(), box.left(), box.right());
    double outY = exit(a.y(), segV.y(), box.bottom(), box.top());
    double entry = Math.max(0, Math.max(inX, inY));
    double exit = Math.min(1, Math.min(outX, outY));
    return entry <= exit;
  }

  // end::hits[]

  /**
   * When the ray first meets the box. It begins at start at time 0, has gone the whole direction at
   * time 1, and has no end. If it begins in the box, it meets it at 0.
   *
   * <p>Cost: four divisions. Source: Ericson, Real-Time Collision Detection, 5.3.3.
   *
   * @param direction of any length; that of length zero makes a ray of one point
   */
  @FigureInputs("point start, vector direction, box box")
  // tag::rayEntry[]
  public static double rayEntry(Vec2 start, Vec2 direction, Box box) {
    double inX = entry(start.x(), direction.x(), box.left(), box.right());
    double inY = entry(start.y(), direction.y(), box.bottom(), box.top());
    double outX = exit(start.x(), direction.x(), box.left(), box.right());
    double outY = exit(start.y(), direction.y(), box.bottom(), box.top());
    double entry = Math.max(0, Math.max(inX, inY));
    double exit = Math.min(outX, outY);
    if (entry > exit) {
      return NEVER;
    }
    return entry;
  }

  // end::rayEntry[]

  /**
   * When a coordinate that starts at from and changes by move comes into the band from low to high.
   * One that does not change is in the band always, or never.
   */
  // tag::entry[]
  public static double entry(double from, double move, double low, double high) {
    boolean inside = low <= from && from <= high;
    if (move == 0) {
      return inside ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
    return Math.min((low - from) / move, (high - from) / move);
  }

  // end::entry[]

  /** When it leaves the band. One that does not change never does. */
  // tag::exit[]
  public static double exit(double from, double move, double low, double high) {
    if (move == 0) {
      return Double.POSITIVE_INFINITY;
    }
    return Math.max((low - from) / move, (high - from) / move);
  }
  // end::exit[]
}
