package touchline.topic.stadium;

import touchline.geometry.Circle;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.SegmentGiven;
import touchline.topic.overlap.CircleGiven;

/**
 * A stadium around the segment from a to b and a circle.
 *
 * @param radius of the stadium, in metres
 * @param otherRadius of the circle, in metres
 */
public record StadiumGiven(Vec2 a, Vec2 b, double radius, Vec2 center, double otherRadius)
    implements SegmentGiven {
  public Stadium stadium() {
    return new Stadium(segment(), radius);
  }

  public Circle circle() {
    return new Circle(center, otherRadius);
  }

  /** The core and the circle with both radii: they touch when stadium and circle do. */
  public CircleGiven grown() {
    return new CircleGiven(a, b, center, radius + otherRadius);
  }

  double distance() {
    return new CircleGiven(a, b, center, 0).distance();
  }
}
