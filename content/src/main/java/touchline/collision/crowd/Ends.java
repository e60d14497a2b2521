package touchline.collision.crowd;

import touchline.collision.RobustStadium;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/**
 * Where a circle ends along the axes, as rounded sums. Rounding never reverses the order of two
 * numbers, so what meets still meets, and sums that overflow do so on the right side.
 */
final class Ends {
  private Ends() {}

  static double left(Circle circle) {
    return circle.center().x() - circle.radius();
  }

  static double right(Circle circle) {
    return circle.center().x() + circle.radius();
  }

  static double bottom(Circle circle) {
    return circle.center().y() - circle.radius();
  }

  static double top(Circle circle) {
    return circle.center().y() + circle.radius();
  }

  /** Whether two circles touch: by their heights, which tell most pairs apart, then exactly. */
  static boolean touch(Circle one, Circle other) {
    Vec2 place = one.center();
    return bottom(one) <= top(other)
        && bottom(other) <= top(one)
        && RobustStadium.overlaps(new Stadium(new Segment(place, place), one.radius()), other);
  }
}
