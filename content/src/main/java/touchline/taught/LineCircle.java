package touchline.taught;

import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Vec2;

/**
 * An endless line and a circle. All lengths in metres; touching counts. Error: an ulp or two of the
 * coordinates, because what is subtracted may be much larger than the distance.
 */
public final class LineCircle {
  private LineCircle() {}

  /** On which side the point is: 1 where the normal points, −1 opposite, 0 on the line. */
  // tag::side[]
  public static int side(Line line, Vec2 p) {
    double distance = signedDistance(line, p);
    if (distance > 0) {
      return 1;
    }
    if (distance < 0) {
      return -1;
    }
    return 0;
  }

  // end::side[]

  /**
   * The line through two points; its normal is on the left of the way from a to b, and points up if
   * the two are the same.
   */
  @FigureInputs("point a, point b")
  // tag::through[]
  public static Line through(Vec2 a, Vec2 b) {
    Vec2 normal = Measure.leftNormal(a, b);
    double offset = normal.dot(a);
    return new Line(normal, offset);
  }

  // end::through[]

  /** The distance of the point from the line, positive on the side to which the normal points. */
  @FigureInputs("line line, point p")
  // tag::signedDistance[]
  public static double signedDistance(Line line, Vec2 p) {
    double proj = line.normal().dot(p);
    return proj - line.offset();
  }

  // end::signedDistance[]

  /** Whether the circle reaches the line. */
  @FigureInputs("line line, circle circle")
  // tag::overlaps[]
  public static boolean overlaps(Line line, Circle circle) {
    double distance = signedDistance(line, circle.center());
    return Math.abs(distance) <= circle.radius();
  }

  // end::overlaps[]

  /**
   * The parallel line on which the centre of a touching circle lies, on the side to which the
   * normal points; for the other side give minus the radius.
   */
  @FigureInputs("line line, number radius")
  // tag::offsetLine[]
  public static Line offsetLine(Line line, double radius) {
    double offset = line.offset() + radius;
    return new Line(line.normal(), offset);
  }

  // end::offsetLine[]

  /**
   * The parallel line on which the centre of this circle lies when it touches, on the circle's own
   * side; in front if the centre is on the line.
   */
  @FigureInputs("line line, circle circle")
  // tag::offsetLineBySide[]
  public static Line offsetLineBySide(Line line, Circle circle) {
    double distance = signedDistance(line, circle.center());
    double side = distance < 0 ? -1 : 1;
    double offset = line.offset() + side * circle.radius();
    return new Line(line.normal(), offset);
  }
  // end::offsetLineBySide[]
}
