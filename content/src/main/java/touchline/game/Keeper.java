package touchline.game;

import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * A keeper on a line before the goal. Each step they ask at which speed they would meet the ball,
 * the slowest first, and run so; if they would meet it at none, they stay.
 */
final class Keeper {
  static final double RADIUS = 0.4;

  static final double X = 14.3;

  /** Metres a second. */
  private static final double FASTEST = 1.4;

  /** Speeds to either side that are asked for. */
  private static final int SPEEDS = 6;

  /** Seconds that the keeper looks ahead. */
  private static final double AHEAD = 1.5;

  private static final double LOWEST = Pitch.LOW + RADIUS;
  private static final double HIGHEST = Pitch.HIGH - RADIUS;

  private final Methods methods;
  private Circle body = new Circle(new Vec2(X, 5), RADIUS);

  Keeper(Methods methods) {
    this.methods = methods;
  }

  Circle body() {
    return body;
  }

  void reset() {
    body = new Circle(new Vec2(X, 5), RADIUS);
  }

  /** The way that they run in so many seconds. */
  Vec2 step(Circle ball, Vec2 velocity, double seconds) {
    double y = body.center().y();
    double wanted = y + speed(ball, velocity) * seconds;
    Vec2 way = new Vec2(0, Math.max(LOWEST, Math.min(HIGHEST, wanted)) - y);
    body = new Circle(body.center().plus(way), RADIUS);
    return way;
  }

  private double speed(Circle ball, Vec2 velocity) {
    for (int i = 0; i <= SPEEDS; i++) {
      double speed = FASTEST * i / SPEEDS;
      if (meets(ball, velocity, speed)) {
        return speed;
      }
      if (meets(ball, velocity, -speed)) {
        return -speed;
      }
    }
    return 0;
  }

  private boolean meets(Circle ball, Vec2 velocity, double speed) {
    Vec2 run = new Vec2(0, speed * AHEAD);
    return methods.timeToTouch(ball, velocity.times(AHEAD), body, run) <= 1;
  }
}
