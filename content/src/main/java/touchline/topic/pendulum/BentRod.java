package touchline.topic.pendulum;

import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.WorkedExample;

/**
 * A bent rod without mass that turns at a hinge, with a bob at its bend and another at its end.
 *
 * @param mass of each bob, in kilograms
 */
record BentRod(Vec2 hinge, Vec2 bob, Vec2 other, double mass) {
  /** In metres per second squared, downward. */
  static final double GRAVITY = 9.81;

  /** How far the rod goes on in either direction, in metres. */
  private static final int FARTHEST = 4;

  /** With whole numbers; empty where a part of the rod has no length or leaves the picture. */
  static Optional<BentRod> draw(Chance chance) {
    Vec2 hinge = Draw.vector(chance, FARTHEST);
    Vec2 bob = hinge.plus(Draw.vector(chance, FARTHEST));
    Vec2 other = bob.plus(Draw.vector(chance, FARTHEST));
    BentRod rod = new BentRod(hinge, bob, other, chance.between(1, 5));
    return Optional.of(rod).filter(BentRod::isPleasant);
  }

  private boolean isPleasant() {
    boolean apart = lengthTo(bob) > 0 && lengthTo(other) > 0 && other.minus(bob).length() > 0;
    return apart && Draw.isInside(bob) && Draw.isInside(other);
  }

  /** How far to the right of the hinge a bob is. */
  double reach(Vec2 one) {
    return one.x() - hinge.x();
  }

  /** How far above the hinge a bob is. */
  double height(Vec2 one) {
    return one.y() - hinge.y();
  }

  double lengthTo(Vec2 one) {
    return one.minus(hinge).length();
  }

  /** The torque, in newton metres, of a bob's weight at a lever of so many metres. */
  double pull(double lever) {
    return GRAVITY * mass * Math.abs(lever);
  }

  /** The torque that holds the rod. */
  double torque() {
    return pull(reach(bob) + reach(other));
  }

  Scene scene() {
    return Scene.ofPoints()
        .rod(hinge, bob)
        .rod(bob, other)
        .point("hinge", hinge)
        .point("bob", bob)
        .point("other", other)
        .number("m", mass);
  }

  /** The method that decides, given a limit for the torque of the motor. */
  WorkedExample worked(double limit) {
    return WorkedExample.of("Swing#canHold")
        .point("hinge", hinge)
        .point("bob", bob)
        .point("other", other)
        .number("mass", mass, 5, "kg")
        .number("limit", limit, 1000, "N·m");
  }
}
