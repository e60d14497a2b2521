package touchline.topic.moving;

import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.listing.Bindings;
import touchline.taught.MovingCircle;

/** A point that stands still, and a circle that moves by velocity in one step. */
public record PointMotion(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
  public Circle circle() {
    return new Circle(center, radius);
  }

  /** The point as a segment whose ends coincide. */
  public Segment segment() {
    return new Segment(point, point);
  }

  /** The quadratic whose smaller root is the time at which they touch. */
  PointQuadratic quadratic() {
    return PointQuadratic.of(center.minus(point), velocity, radius);
  }

  /** What the printed method is given, and its word for never. */
  Bindings variables() {
    return new Bindings()
        .set("circle", circle())
        .set("velocity", velocity)
        .set("point", point)
        .set("NEVER", MovingCircle.NEVER);
  }
}
