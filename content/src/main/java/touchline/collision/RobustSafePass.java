package touchline.collision;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * A pass among opponents: the ball runs along a segment, every opponent commands a circle.
 *
 * <p>Touching counts: a circle whose distance from the segment equals its radius blocks. A pass of
 * length zero is a point. Yes or no is exact at any scale and at tangency. For many passes among
 * the same circles see {@link CircleSet} and {@link CircleGrid}; for opponents who run, {@link
 * Opponent}. All lengths in metres. Cost: one test a circle, a few nanoseconds.
 */
public final class RobustSafePass {
  private RobustSafePass() {}

  /** Whether no circle touches the pass; true without circles. */
  public static boolean isClean(Segment pass, List<Circle> opponents) {
    for (int i = 0; i < opponents.size(); i++) {
      if (RobustSegmentCircle.overlaps(pass, opponents.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The indices of all circles that touch the pass, ascending; empty when it is clean. */
  public static List<Integer> blockers(Segment pass, List<Circle> opponents) {
    List<Integer> blockers = new ArrayList<>();
    for (int i = 0; i < opponents.size(); i++) {
      if (RobustSegmentCircle.overlaps(pass, opponents.get(i))) {
        blockers.add(i);
      }
    }
    return List.copyOf(blockers);
  }

  /**
   * The smallest distance minus radius over all circles, in metres: how much every radius could
   * grow before the pass is blocked; negative when it goes through a circle. Infinite without
   * circles, or when it is beyond the largest double.
   *
   * <p>Error: at most 8·2⁻⁵³ of the differences of coordinates and radii added up. At a tangent the
   * value may be off 0 by that much, with either sign; {@link #isClean} is not.
   */
  public static double clearance(Segment pass, List<Circle> opponents) {
    double smallest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < opponents.size(); i++) {
      smallest = Math.min(smallest, clearance(pass, opponents.get(i)));
    }
    return smallest;
  }

  private static double clearance(Segment pass, Circle circle) {
    Vec2 a = pass.a();
    Vec2 b = pass.b();
    Vec2 c = circle.center();
    return Clearance.of(a.x(), a.y(), b.x(), b.y(), c.x(), c.y(), circle.radius());
  }
}
