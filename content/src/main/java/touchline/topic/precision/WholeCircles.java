package touchline.topic.precision;

import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.task.Draw;

/**
 * Two circles whose numbers are whole and at most a billion, so that all their squares and sums of
 * two squares are whole numbers of 64 bits.
 */
public record WholeCircles(Circle one, Circle other) {
  private static final int LARGEST = 9;

  /** How near the squares of distance and reach are, so that a rounded root looks like a whole. */
  private static final long NEAR = 2;

  public long across() {
    return whole(other.center().x() - one.center().x());
  }

  public long up() {
    return whole(other.center().y() - one.center().y());
  }

  private static long whole(double number) {
    return (long) Math.floor(number + 0.5);
  }

  public long distanceSquared() {
    return across() * across() + up() * up();
  }

  public long radius() {
    return whole(one.radius());
  }

  public long otherRadius() {
    return whole(other.radius());
  }

  public long reach() {
    return radius() + otherRadius();
  }

  public long reachSquared() {
    return reach() * reach();
  }

  public boolean touch() {
    return distanceSquared() <= reachSquared();
  }

  /** The distance of the centres, rounded. */
  public double distance() {
    return new Vec2(across(), up()).length();
  }

  /** Two that touch, or only just do not, or only just overlap. */
  static Optional<WholeCircles> drawNear(Chance chance) {
    WholeCircles drawn =
        new WholeCircles(Draw.circle(chance, LARGEST), Draw.circle(chance, LARGEST));
    long off = Math.abs(drawn.distanceSquared() - drawn.reachSquared());
    return Optional.of(drawn).filter(circles -> off <= NEAR);
  }
}
