package touchline.collision;

import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Someone who can cut off a pass: the circle they command standing still and their velocity in
 * metres per second.
 */
public record Opponent(Circle atRest, Vec2 velocity) {
  /**
   * The circle they command while a ball is on its way: the radius at rest plus what they run after
   * they have reacted, speed times (flight − reaction).
   *
   * <p>They may run in a direction the passer does not know, so the circle grows to every side when
   * they speed up and shrinks back when they slow down, and never below the circle at rest. The
   * centre stays where they are now. Both times are in seconds, finite and {@code >= 0}. Error: 4
   * ulp of the radius, beside that of the difference of the times.
   *
   * @throws IllegalArgumentException if a time breaks its rule or the radius overflows
   */
  public Circle circle(double flight, double reaction) {
    requireTime("flight", flight);
    requireTime("reaction", reaction);
    double running = Math.max(0, flight - reaction);
    double way = running == 0 ? 0 : speed() * running;
    return new Circle(atRest.center(), atRest.radius() + way);
  }

  private static void requireTime(String name, double time) {
    if (!(Double.isFinite(time) && time >= 0)) {
      throw new IllegalArgumentException(name + " must be finite and >= 0: " + time);
    }
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
