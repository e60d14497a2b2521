package touchline.topic.moving;

import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Vec2;
import touchline.input.RowReader;
import touchline.topic.closestpoint.SegmentGiven;

/**
 * The line through a and b, or the segment between them, and a circle that moves by velocity in one
 * step; metres, and metres a step.
 */
public record MotionGiven(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity)
    implements SegmentGiven {
  static MotionGiven of(RowReader in) {
    return new MotionGiven(in.point(), in.point(), in.point(), in.number(), in.point());
  }

  public Line line() {
    return Line.through(a, b);
  }

  public Circle circle() {
    return new Circle(center, radius);
  }

  double length() {
    return b.minus(a).length();
  }

  /** The unit normal that points to the centre's side; to the left of a to b on the line. */
  Vec2 normal() {
    Vec2 left = b.minus(a).perpendicular().unit();
    return left.dot(center.minus(a)) < 0 ? left.times(-1) : left;
  }

  /** The distance of the centre from the line. */
  double distance() {
    return normal().dot(center.minus(a));
  }

  /** How fast the centre comes nearer to the line. */
  double approach() {
    return -normal().dot(velocity);
  }
}
