package touchline.topic.meeting;

import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.listing.Bindings;
import touchline.taught.Interception;

/**
 * A ball that rolls on for ever, and a player who runs to meet it.
 *
 * @param v metres a second
 * @param player what they reach while they stand
 * @param speed of the player, metres a second
 */
record CatchGiven(Vec2 ball, Vec2 v, Circle player, double speed) {
  /** From the player to the ball. */
  Vec2 distV() {
    return ball.minus(player.center());
  }

  double a() {
    return v.dot(v) - speed * speed;
  }

  double b() {
    return distV().dot(v) - player.radius() * speed;
  }

  double c() {
    return distV().dot(distV()) - player.radius() * player.radius();
  }

  double discriminant() {
    return b() * b() - a() * c();
  }

  double time() {
    return Interception.timeToBall(ball, v, player, speed);
  }

  /** Where the ball is after so many seconds. */
  Vec2 ballAfter(double time) {
    return ball.plus(v.times(time));
  }

  CatchGiven with(Circle other) {
    return new CatchGiven(ball, v, other, speed);
  }

  CatchGiven rolling(Vec2 other) {
    return new CatchGiven(ball, other, player, speed);
  }

  CatchGiven running(double other) {
    return new CatchGiven(ball, v, player, other);
  }

  /** What the printed method is given, and its word for never. */
  Bindings variables() {
    return new Bindings()
        .set("ball", ball)
        .set("v", v)
        .set("player", player)
        .set("speed", speed)
        .set("NEVER", Interception.NEVER);
  }
}
