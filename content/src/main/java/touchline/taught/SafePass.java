package touchline.taught;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** A pass among opponents: who is in the way. */
public final class SafePass {
  private SafePass() {}

  /**
   * Whether no opponent's circle touches the pass. Touching counts; all lengths in metres.
   *
   * <p>Asks one opponent after the other and stops at the first who blocks. Cost: one closest point
   * an opponent. Error: near tangency the answer may be wrong, since the distance is rounded.
   */
  @FigureInputs("point a, point b, circles opponents")
  // tag::isClean[]
  public static boolean isClean(Segment pass, List<Circle> opponents) {
    for (Circle opponent : opponents) {
      Vec2 center = opponent.center();
      Vec2 closest = SegmentCircle.closestPoint(pass, center);
      Vec2 distV = center.minus(closest);
      double distance = distV.length();
      boolean blocks = distance <= opponent.radius();
      if (blocks) {
        return false;
      }
    }
    return true;
  }

  // end::isClean[]

  /**
   * How far the pass stays clear of every circle, in metres: the smallest distance minus radius,
   * negative when the pass goes through a circle, infinite without opponents.
   */
  @FigureInputs("point a, point b, circles opponents")
  // tag::clearance[]
  public static double clearance(Segment pass, List<Circle> opponents) {
    double smallest = Double.POSITIVE_INFINITY;
    for (Circle opponent : opponents) {
      Vec2 center = opponent.center();
      Vec2 closest = SegmentCircle.closestPoint(pass, center);
      double distance = center.minus(closest).length();
      double clear = distance - opponent.radius();
      smallest = Math.min(smallest, clear);
    }
    return smallest;
  }

  // end::clearance[]

  /**
   * Whether an opponent can touch the pass who begins to run once they have reacted: their circle
   * is as large as their reach at rest, and larger by what they run until the ball has arrived.
   *
   * <p>Lengths in metres, speeds in metres a second, the reaction time in seconds. The way of the
   * opponent is free: in a circle all directions count. Cost: one closest point.
   */
  @FigureInputs(
      "point a, point b, number ballSpeed > 0, circle opponent, number speed, number reaction")
  // tag::reaches[]
  public static boolean reaches(
      Segment pass, double ballSpeed, Circle opponent, double speed, double reaction) {
    double length = pass.b().minus(pass.a()).length();
    double flight = length / ballSpeed;
    double running = Math.max(0, flight - reaction);
    double radius = opponent.radius() + speed * running;
    Circle reach = new Circle(opponent.center(), radius);
    return SegmentCircle.overlaps(pass, reach);
  }
  // end::reaches[]
}
