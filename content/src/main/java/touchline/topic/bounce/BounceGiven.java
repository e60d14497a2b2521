package touchline.topic.bounce;

import touchline.geometry.Vec2;
import touchline.listing.Bindings;

/**
 * A ball's velocity at a wall, with the wall's normal and the restitution.
 *
 * @param normal from the wall to the ball, of any length but zero
 * @param e from 0 to 1
 */
record BounceGiven(Vec2 velocity, Vec2 normal, double e) {
  Vec2 unit() {
    return normal.unit();
  }

  /** Along the normal; negative toward the wall. */
  double speed() {
    return velocity.dot(unit());
  }

  boolean isToward() {
    return speed() < 0;
  }

  Vec2 normalPart() {
    return unit().times(speed());
  }

  Vec2 tangentPart() {
    return velocity.minus(normalPart());
  }

  /** Whether all of it leads along the normal. */
  boolean isStraight() {
    return velocity.cross(normal) == 0;
  }

  /** What a listing is given. */
  Bindings variables() {
    return new Bindings().set("velocity", velocity).set("normal", normal).set("e", e);
  }
}
