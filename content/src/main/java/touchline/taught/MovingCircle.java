package touchline.taught;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * A circle that moves straight ahead for one step, by velocity: when does it hit something?
 *
 * <p>Times are parts of the step, 0 to 1; {@link #NEVER} stands for what does not happen in it. A
 * circle that already overlaps hits at 0; one that touches hits only if it moves in; a graze is no
 * hit. Lengths in metres, velocity in metres a step.
 *
 * <p>Error: a few ulp of the coordinates, divided by the speed of approach; at an exact touch or
 * graze rounding may decide either way. A circle of radius 0 that starts on what it is asked about
 * counts as touching from whichever side it is taken to be.
 */
public final class MovingCircle {
  /** Later than any time, so that the earliest of several is their minimum. */
  public static final double NEVER = Double.POSITIVE_INFINITY;

  private MovingCircle() {}

  /**
   * When the circle hits the line: a moving point, the centre, meets the line that is offset by the
   * radius.
   *
   * <p>Cost: two dot products and one division. Source: the Hesse normal form.
   */
  @FigureInputs("circle circle, vector velocity, line line")
  // tag::timeToLine[]
  public static double timeToLine(Circle circle, Vec2 velocity, Line line) {
    Vec2 normal = line.normal();
    double distance = normal.dot(circle.center()) - line.offset();
    double speed = normal.dot(velocity);
    if (distance < 0) {
      distance = -distance;
      speed = -speed;
    }
    double gap = distance - circle.radius();
    if (gap < 0) {
      return 0;
    }
    if (speed >= 0) {
      return NEVER;
    }
    double time = gap / -speed;
    return time <= 1 ? time : NEVER;
  }

  // end::timeToLine[]

  /** The point of the line that the circle touches at the time at which it hits it. */
  @FigureInputs("circle circle, vector velocity, line line, number time")
  // tag::contactWithLine[]
  public static Vec2 contactWithLine(Circle circle, Vec2 velocity, Line line, double time) {
    Vec2 center = circle.center().plus(velocity.times(time));
    double distance = line.normal().dot(center) - line.offset();
    Vec2 distV = line.normal().times(distance);
    return center.minus(distV);
  }

  // end::contactWithLine[]

  /**
   * When the circle hits a point: the smaller root of |center + time · velocity − point|² =
   * radius².
   *
   * <p>Cost: one square root and one division. Near a graze, and when the circle starts close to
   * the point, the numerator loses digits. Source: Ericson, Real-Time Collision Detection, 5.3.2.
   */
  @FigureInputs("circle circle, vector velocity, point point")
  // tag::timeToPoint[]
  public static double timeToPoint(Circle circle, Vec2 velocity, Vec2 point) {
    Vec2 distV = circle.center().minus(point);
    double a = velocity.dot(velocity);
    double b = distV.dot(velocity);
    double c = distV.dot(distV) - circle.radius() * circle.radius();
    if (c < 0) {
      return 0;
    }
    if (b >= 0) {
      return NEVER;
    }
    double discriminant = b * b - a * c;
    if (discriminant <= 0) {
      return NEVER;
    }
    double time = (-b - Math.sqrt(discriminant)) / a;
    return time <= 1 ? time : NEVER;
  }

  // end::timeToPoint[]

  /** When the circle hits the line through the segment, if it does so between the ends. */
  // tag::timeToSide[]
  public static double timeToSide(Circle circle, Vec2 velocity, Segment segment) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    Vec2 segV = b.minus(a);
    double length = segV.length();
    if (length == 0) {
      return NEVER;
    }
    double time = timeToLine(circle, velocity, Line.through(a, b));
    if (time == NEVER) {
      return NEVER;
    }
    Vec2 center = circle.center().plus(velocity.times(time));
    Vec2 pV = center.minus(a);
    double proj = pV.dot(segV.unit());
    boolean between = proj >= 0 && proj <= length;
    return between ? time : NEVER;
  }

  // end::timeToSide[]

  /** When the circle hits the segment: its side or one of its ends, whichever comes first. */
  @FigureInputs("circle circle, vector velocity, point a, point b")
  // tag::timeToSegment[]
  public static double timeToSegment(Circle circle, Vec2 velocity, Segment segment) {
    double side = timeToSide(circle, velocity, segment);
    double capA = timeToPoint(circle, velocity, segment.a());
    double capB = timeToPoint(circle, velocity, segment.b());
    double cap = Math.min(capA, capB);
    return Math.min(side, cap);
  }

  // end::timeToSegment[]

  /** When the circle first hits any of the segments. */
  @FigureInputs("circle circle, vector velocity, segments segments")
  // tag::timeToFirst[]
  public static double timeToFirst(Circle circle, Vec2 velocity, List<Segment> segments) {
    double earliest = NEVER;
    for (Segment segment : segments) {
      double time = timeToSegment(circle, velocity, segment);
      earliest = Math.min(earliest, time);
    }
    return earliest;
  }
  // end::timeToFirst[]
}
