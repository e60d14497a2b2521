package touchline.collision;

import touchline.exact.Exact;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Vec2;

/**
 * An endless line and a circle.
 *
 * <p>The line is taken as it is stored: a unit normal that is not along an axis was rounded when
 * the line was made, so the line itself is only right to an ulp or two of the coordinates. All
 * lengths in metres.
 */
public final class RobustLineCircle {
  /** Four roundings of 2⁻⁵³ at most, relative to the sum of the terms' sizes; doubled. */
  private static final double ERROR = 8 * 0x1p-53;

  private static final double LEAST = 1e-280;

  /** Terms above would overflow when they are split in two halves. */
  private static final double MOST = 1e290;

  /** Two to the 27th and one: splits a double into two halves of 26 bits. */
  private static final double SPLITTER = 0x1p27 + 1;

  private RobustLineCircle() {}

  /** On which side the point is: 1 where the normal points, −1 opposite, 0 on the line. Exact. */
  public static int side(Line line, Vec2 p) {
    Vec2 n = line.normal();
    double sum = n.x() * p.x() + n.y() * p.y() - line.offset();
    double error = ERROR * size(line, p);
    if (Math.abs(sum) > error && error > LEAST && error < MOST) {
      return sum > 0 ? 1 : -1;
    }
    return Exact.sideOfLine(n.x(), n.y(), line.offset(), p.x(), p.y());
  }

  /**
   * The distance of the point from the line, positive on the side to which the normal points.
   *
   * <p>The value n · p − offset is summed in twice the precision and rounded once, so that nothing
   * cancels far from the origin: half an ulp of the result beside 2⁻¹⁰⁰ of the coordinates, for the
   * line as stored. Above 1e290 m, or below 1e-280 m, 2 ulp of the coordinates. Infinite if it
   * overflows. Source of the sums: Dekker, A floating-point technique for extending the available
   * precision, 1971.
   */
  public static double signedDistance(Line line, Vec2 p) {
    Vec2 n = line.normal();
    double alongX = n.x() * p.x();
    double alongY = n.y() * p.y();
    if (!(size(line, p) < MOST && Math.abs(p.x()) < MOST && Math.abs(p.y()) < MOST)) {
      return alongX + (alongY - line.offset());
    }
    double sum = alongX + alongY;
    double distance = sum - line.offset();
    double lost =
        sumError(alongX, alongY, sum)
            + sumError(sum, -line.offset(), distance)
            + productError(n.x(), p.x(), alongX)
            + productError(n.y(), p.y(), alongY);
    return distance + lost;
  }

  /**
   * Whether the circle reaches the line; touching counts: the signed distance, rounded once to a
   * double, is at most the radius in size. So a tangent that whole numbers give is a tangent.
   */
  public static boolean overlaps(Line line, Circle circle) {
    return Math.abs(signedDistance(line, circle.center())) <= circle.radius();
  }

  /**
   * The parallel line at a distance: where the centre of a circle with this radius is when it
   * touches the line from the side to which the normal points. For the other side give minus the
   * radius.
   *
   * @param radius how far the line moves along its normal, finite; may be negative
   * @throws IllegalArgumentException if the new offset is not finite
   */
  public static Line offsetLine(Line line, double radius) {
    return new Line(line.normal(), line.offset() + radius);
  }

  private static double size(Line line, Vec2 p) {
    Vec2 n = line.normal();
    return Math.abs(n.x() * p.x()) + Math.abs(n.y() * p.y()) + Math.abs(line.offset());
  }

  /** What was rounded away when x + y became sum; exact. */
  private static double sumError(double x, double y, double sum) {
    double back = sum - x;
    return (x - (sum - back)) + (y - back);
  }

  /** What was rounded away when x · y became product; exact inside the stated range. */
  private static double productError(double x, double y, double product) {
    double bigX = SPLITTER * x;
    double bigY = SPLITTER * y;
    double highX = bigX - (bigX - x);
    double highY = bigY - (bigY - y);
    double lowX = x - highX;
    double lowY = y - highY;
    return ((highX * highY - product) + highX * lowY + lowX * highY) + lowX * lowY;
  }
}
