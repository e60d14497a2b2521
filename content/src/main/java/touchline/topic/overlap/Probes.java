package touchline.topic.overlap;

import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;

/**
 * Circles and segments with whole numbers, of the sorts that random ones hardly ever are: touching
 * exactly, wholly inside, missed by less than a tenth.
 */
public final class Probes {
  private static final int SORTS = 7;

  private Probes() {}

  public static CircleGiven draw(Chance chance) {
    return switch (chance.below(SORTS)) {
      case 0 -> touching(chance);
      case 1 -> inside(chance);
      case 2 -> justMissed(chance);
      default ->
          new CircleGiven(
              Draw.point(chance), Draw.point(chance), Draw.point(chance), chance.between(1, 6));
    };
  }

  /** Beside a segment along an axis, where every way to work it out is exact. */
  private static CircleGiven touching(Chance chance) {
    int radius = chance.between(1, 5);
    int length = chance.between(2, 8);
    Vec2 a = Draw.point(chance);
    boolean across = chance.below(2) == 0;
    Vec2 along = across ? new Vec2(1, 0) : new Vec2(0, 1);
    Vec2 beside = along.perpendicular().times(chance.below(2) == 0 ? radius : -radius);
    Vec2 foot = a.plus(along.times(chance.between(0, length)));
    return new CircleGiven(a, a.plus(along.times(length)), foot.plus(beside), radius);
  }

  private static CircleGiven inside(Chance chance) {
    Vec2 center = Draw.point(chance);
    Vec2 a = center.plus(Draw.vector(chance, 3));
    return new CircleGiven(a, center.plus(Draw.vector(chance, 3)), center, chance.between(4, 6));
  }

  /** The square root of r² + 1 is just above r. */
  private static CircleGiven justMissed(Chance chance) {
    int radius = chance.between(5, 6);
    Vec2 a = Draw.point(chance);
    Vec2 center = a.plus(new Vec2(-1, chance.below(2) == 0 ? radius : -radius));
    return new CircleGiven(a, a.plus(new Vec2(chance.between(2, 8), 0)), center, radius);
  }

  /** In the picture, with a segment that is one. */
  public static boolean isPleasant(CircleGiven given) {
    return Draw.isInside(given.a())
        && Draw.isInside(given.b())
        && Draw.isInside(given.center())
        && given.b().minus(given.a()).lengthSquared() >= 4;
  }
}
