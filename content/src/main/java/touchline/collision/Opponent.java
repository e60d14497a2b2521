package touchline.collision;

import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Someone who can cut off a pass: the circle they command standing still and their velocity in
 * metres per second.
 */
public record Opponent(Circle atRest, Vec2 velocity) {
  /**
   * The circle they command while running: the radius at rest plus speed times reaction time.
   *
   * <p>Before they react they cover that distance in a direction the passer does not know, so the
   * circle grows to every side when they speed up and shrinks back when they slow down. The centre
   * stays where they are now. The reaction time is in seconds, finite and {@code >= 0}. Error: 4
   * ulp of the radius.
   *
   * @throws IllegalArgumentException if the reaction time breaks its rule or the radius overflows
   */
  public Circle circle(double reactionTime) {
    if (!(Double.isFinite(reactionTime) && reactionTime >= 0)) {
      throw new IllegalArgumentException("reactionTime must be finite and >= 0: " + reactionTime);
    }
    double reach = atRest.radius() + speed() * reactionTime;
    return new Circle(atRest.center(), reach);
  }

  /** Metres per second; infinite only if it is beyond the largest double. */
  public double speed() {
    double largest = Math.max(Math.abs(velocity.x()), Math.abs(velocity.y()));
    if (largest == 0) {
      return 0;
    }
    double scale = Clearance.inversePower(largest);
    double x = velocity.x() * scale;
    double y = velocity.y() * scale;
    return Math.sqrt(x * x + y * y) / scale;
  }
}
