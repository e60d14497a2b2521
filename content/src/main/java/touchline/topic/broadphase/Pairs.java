package touchline.topic.broadphase;

import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.taught.BroadPhase;

/** What can be asked of two circles; with whole numbers nothing is rounded. */
final class Pairs {
  private Pairs() {}

  /** A question about two circles. */
  interface Rule {
    boolean of(Circle one, Circle other);
  }

  static double start(Circle circle) {
    return circle.center().x() - circle.radius();
  }

  static double end(Circle circle) {
    return circle.center().x() + circle.radius();
  }

  /** Whether they touch; a touch counts. */
  static boolean touch(Circle one, Circle other) {
    double reach = one.radius() + other.radius();
    return apart(one, other) <= reach * reach;
  }

  /** Whether they have more in common than one point. */
  static boolean sink(Circle one, Circle other) {
    double reach = one.radius() + other.radius();
    return apart(one, other) < reach * reach;
  }

  /** From centre to centre, squared. */
  private static double apart(Circle one, Circle other) {
    return one.center().minus(other.center()).lengthSquared();
  }

  static boolean intervalsMeet(Circle one, Circle other) {
    return BroadPhase.meet(one, other);
  }

  /** As if an end did not belong to its interval. */
  static boolean intervalsOverlap(Circle one, Circle other) {
    return Math.max(start(one), start(other)) < Math.min(end(one), end(other));
  }

  static boolean boxesMeet(Circle one, Circle other) {
    return BroadPhase.meet(one, other) && BroadPhase.meet(turned(one), turned(other));
  }

  /** With x and y exchanged. */
  static Circle turned(Circle circle) {
    return new Circle(new Vec2(circle.center().y(), circle.center().x()), circle.radius());
  }
}
