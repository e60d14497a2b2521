package touchline.taught;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * A ball that rolls straight ahead at a constant velocity, and players who run to meet it as fast
 * as they can.
 *
 * <p>All that a player can reach is a circle that grows. Lengths in metres, velocities and speeds
 * in metres a second, times in seconds from now on; {@link #NEVER} stands for what does not happen.
 *
 * <p>Error: a few ulp of the coordinates divided by the speed at which the gap closes; where player
 * and ball are almost equally fast the difference of their squares loses digits.
 */
public final class Interception {
  /** Later than any time. */
  public static final double NEVER = Double.POSITIVE_INFINITY;

  private Interception() {}

  /**
   * When the player can first be at the ball: the earliest time at which the ball is in the growing
   * circle, |distV + time · v| = radius + time · speed. Reaching it for a moment counts.
   *
   * <p>Cost: one square root and one division.
   *
   * @param player what they reach while they stand
   */
  @FigureInputs("point ball, vector v, circle player, number speed")
  // tag::timeToBall[]
  public static double timeToBall(Vec2 ball, Vec2 v, Circle player, double speed) {
    Vec2 distV = ball.minus(player.center());
    double a = v.dot(v) - speed * speed;
    double b = distV.dot(v) - player.radius() * speed;
    double c = distV.dot(distV) - player.radius() * player.radius();
    if (c <= 0) {
      return 0;
    }
    if (a >= 0 && b >= 0) {
      return NEVER;
    }
    if (a == 0) {
      return -c / (2 * b);
    }
    double discriminant = b * b - a * c;
    if (discriminant < 0) {
      return NEVER;
    }
    return (-b - Math.sqrt(discriminant)) / a;
  }

  // end::timeToBall[]

  /**
   * Whether our player is at the ball before every opponent, all of whom run equally fast. Who
   * comes at the same time as an opponent does not have the ball.
   *
   * <p>Asks one opponent after the other and stops at the first who is there in time.
   */
  @FigureInputs("point ball, vector v, circle mate, circles opponents, number speed")
  // tag::isOurs[]
  public static boolean isOurs(
      Vec2 ball, Vec2 v, Circle mate, List<Circle> opponents, double speed) {
    double ours = timeToBall(ball, v, mate, speed);
    if (ours == NEVER) {
      return false;
    }
    for (Circle opponent : opponents) {
      double theirs = timeToBall(ball, v, opponent, speed);
      if (theirs <= ours) {
        return false;
      }
    }
    return true;
  }
  // end::isOurs[]
}
