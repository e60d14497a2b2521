package touchline.sketch;

import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/**
 * A solid thing: everything within a radius of a core. A disk has a core without length, a segment
 * no radius, and a point neither.
 */
public record Body(Segment core, double radius) {
  public static Body of(Circle circle) {
    return new Body(new Segment(circle.center(), circle.center()), circle.radius());
  }

  public static Body of(Stadium stadium) {
    return new Body(stadium.core(), stadium.radius());
  }

  public static Body of(Segment segment) {
    return new Body(segment, 0);
  }

  /** A point. */
  public static Body of(Vec2 point) {
    return new Body(new Segment(point, point), 0);
  }

  boolean isRound() {
    return core.a().equals(core.b());
  }
}
