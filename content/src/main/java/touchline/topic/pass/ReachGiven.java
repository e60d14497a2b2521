package touchline.topic.pass;

import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.listing.Bindings;

/**
 * A pass from a to b, and one opponent who begins to run once they have reacted.
 *
 * @param ballSpeed metres a second
 * @param opponent what they cover while they stand
 * @param speed metres a second
 * @param reaction seconds
 */
record ReachGiven(
    Vec2 a, Vec2 b, double ballSpeed, Circle opponent, double speed, double reaction) {
  Segment pass() {
    return new Segment(a, b);
  }

  double length() {
    return b.minus(a).length();
  }

  double flight() {
    return length() / ballSpeed;
  }

  double running() {
    return Math.max(0, flight() - reaction);
  }

  /** Of the circle that they cover while the ball is on its way. */
  double radius() {
    return opponent.radius() + speed * running();
  }

  /** What the printed method is given. */
  Bindings variables() {
    return new Bindings()
        .set("pass", pass())
        .set("ballSpeed", ballSpeed)
        .set("opponent", opponent)
        .set("speed", speed)
        .set("reaction", reaction);
  }
}
