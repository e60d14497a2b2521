package touchline.task;

import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/** Points and circles by chance, with whole numbers; and what makes a number pleasant. */
public final class Draw {
  /** Coordinates reach this far, in metres; pictures reach further. */
  public static final int FARTHEST = 8;

  /** A double that should be a tenth is off by far less. */
  private static final double ROUNDING = 1e-9;

  private Draw() {}

  public static Vec2 point(Chance chance) {
    return vector(chance, FARTHEST);
  }

  public static Vec2 vector(Chance chance, int largest) {
    int x = chance.between(-largest, largest);
    return new Vec2(x, chance.between(-largest, largest));
  }

  public static Circle circle(Chance chance, int largest) {
    Vec2 center = point(chance);
    return new Circle(center, chance.between(1, largest));
  }

  /** A vector of length 5 or 10 with whole coordinates, none of them 0. */
  public static Vec2 wholeLength(Chance chance) {
    int scale = chance.between(1, 2);
    int x = scale * (chance.below(2) == 0 ? 1 : -1);
    int y = scale * (chance.below(2) == 0 ? 1 : -1);
    return chance.below(2) == 0 ? new Vec2(3 * x, 4 * y) : new Vec2(4 * x, 3 * y);
  }

  public static boolean isInside(Vec2 point) {
    return Math.max(Math.abs(point.x()), Math.abs(point.y())) <= FARTHEST;
  }

  public static boolean isTenth(Vec2 point) {
    return isTenth(point.x()) && isTenth(point.y());
  }

  public static boolean isTenth(double value) {
    return isWhole(value * 10);
  }

  public static boolean isHundredth(double value) {
    return isWhole(value * 100);
  }

  private static boolean isWhole(double value) {
    return Math.abs(value - Math.floor(value + 0.5)) < ROUNDING * Math.max(1, Math.abs(value));
  }
}
