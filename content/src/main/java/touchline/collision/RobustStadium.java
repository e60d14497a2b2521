package touchline.collision;

import touchline.geometry.Circle;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/**
 * A solid stadium against a point, a circle, another stadium: the question about its core with the
 * radii added.
 *
 * <p>Yes or no is exact at any scale, touching counts, and the sum of two radii is not rounded for
 * it. Offsets move what the stadium is tested against, and are zero when the two are apart or just
 * touch. Error of an offset: 4 ulp of the largest coordinate or sum of radii. All lengths in
 * metres. A core of length zero is a point.
 */
public final class RobustStadium {
  private RobustStadium() {}

  /** Whether the point lies in the stadium or on its boundary. */
  public static boolean overlaps(Stadium stadium, Vec2 p) {
    return compare(stadium, p, 0) <= 0;
  }

  /** Whether stadium and circle have a point in common. */
  public static boolean overlaps(Stadium stadium, Circle circle) {
    return compare(stadium, circle.center(), circle.radius()) <= 0;
  }

  /** Whether two stadiums have a point in common. Cost: up to four times that of a circle. */
  public static boolean overlaps(Stadium stadium, Stadium other) {
    return SegmentPair.compare(stadium.core(), other.core(), stadium.radius(), other.radius()) <= 0;
  }

  /**
   * The shortest move that takes the point to the boundary. On the core: along its left normal.
   *
   * @throws IllegalArgumentException if the move overflows
   */
  public static Vec2 offset(Stadium stadium, Vec2 p) {
    return push(stadium, p, 0);
  }

  /**
   * The shortest move that takes the circle off the stadium, until they touch. With the centre on
   * the core: along the core's left normal; on a core of length zero (0, sum of the radii).
   *
   * @throws IllegalArgumentException if the move overflows
   */
  public static Vec2 offset(Stadium stadium, Circle circle) {
    return push(stadium, circle.center(), circle.radius());
  }

  /**
   * The shortest move that takes the other stadium off this one, until they touch.
   *
   * <p>If the cores meet, it goes along the normal of one of them, by the sum of the radii and as
   * much as that core sticks through the other; of equally short moves the left normal of the first
   * core is taken. Error then: 8 ulp.
   *
   * @throws IllegalArgumentException if the move or the sum of the radii overflows
   */
  public static Vec2 offset(Stadium stadium, Stadium other) {
    return SegmentPair.offset(stadium.core(), other.core(), stadium.radius(), other.radius());
  }

  private static int compare(Stadium stadium, Vec2 p, double radius) {
    return SegmentDistance.compare(stadium.core(), p, stadium.radius(), radius);
  }

  private static Vec2 push(Stadium stadium, Vec2 p, double radius) {
    return PushOut.off(stadium.core(), p, stadium.radius(), radius);
  }
}
