package touchline.topic.bounce;

import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;

/** Velocities and normals by chance, of which both parts can be typed. */
final class BounceDraw {
  private static final int FASTEST = 7;

  /** Rounding leaves far less. */
  private static final double RESIDUE = 1e-9;

  /** Restitutions that are not all or nothing. */
  private static final double[] SOME = {0.25, 0.5, 0.75};

  private BounceDraw() {}

  /** Toward the wall, along it or away. */
  static Optional<BounceGiven> any(Chance chance) {
    Vec2 normal = normal(chance);
    Vec2 velocity = chance.below(5) == 0 ? along(normal, chance) : Draw.vector(chance, FASTEST);
    return Optional.of(new BounceGiven(velocity, normal, part(chance)))
        .filter(given -> given.velocity().lengthSquared() >= 4 && isPlain(given));
  }

  /** Toward a wall that is neither level nor upright, and not straight. */
  static Optional<BounceGiven> slanted(Chance chance) {
    Vec2 normal = slantedNormal(chance);
    return Optional.of(new BounceGiven(Draw.vector(chance, FASTEST), normal, some(chance)))
        .filter(given -> given.isToward() && !given.isStraight() && isPlain(given));
  }

  private static boolean isPlain(BounceGiven given) {
    return Draw.isTenth(given.speed())
        && Draw.isTenth(given.normalPart())
        && Draw.isHundredth(given.normalPart().x() * given.e())
        && Draw.isHundredth(given.normalPart().y() * given.e())
        && isClean(given.tangentPart())
        && isClean(BounceSubjects.right(given));
  }

  /** Whether each coordinate that should be 0 is, without what rounding leaves. */
  private static boolean isClean(Vec2 vector) {
    return isClean(vector.x()) && isClean(vector.y());
  }

  private static boolean isClean(double number) {
    return number == 0 || Math.abs(number) > RESIDUE;
  }

  private static Vec2 normal(Chance chance) {
    int size = sign(chance) * chance.between(1, 4);
    return switch (chance.below(4)) {
      case 0 -> new Vec2(0, size);
      case 1 -> new Vec2(size, 0);
      default -> slantedNormal(chance);
    };
  }

  private static Vec2 slantedNormal(Chance chance) {
    double x = sign(chance);
    double y = sign(chance);
    return chance.below(2) == 0 ? new Vec2(3 * x, 4 * y) : new Vec2(4 * x, 3 * y);
  }

  private static Vec2 along(Vec2 normal, Chance chance) {
    return normal.perpendicular().times(sign(chance));
  }

  private static int sign(Chance chance) {
    return chance.below(2) == 0 ? 1 : -1;
  }

  /** From 0 to 1, both included. */
  private static double part(Chance chance) {
    return switch (chance.below(4)) {
      case 0 -> 0;
      case 1 -> 1;
      default -> some(chance);
    };
  }

  private static double some(Chance chance) {
    return SOME[chance.below(SOME.length)];
  }
}
