package touchline.code;

import java.util.Random;
import touchline.geometry.Vec2;

/**
 * Whole numbers to metres: the same figure, drawn large, small or far away.
 *
 * @param unit metres a step; a power of two or a whole number, so that nothing is rounded
 * @param reach the largest coordinate, in steps from the origin
 */
public record Lattice(double unit, double originX, double originY, int reach) {
  private static final int REACH = 9;

  /** Far enough that differences taken too late lose digits, near enough that squares are exact. */
  private static final int FAR = 100_000;

  static Lattice of(Group group, Random random) {
    return switch (group) {
      case FRACTIONS -> new Lattice(0.25, 0, 0, REACH);
      case LARGE -> new Lattice(1_000, 0, 0, REACH);
      case SMALL -> new Lattice(0x1p-10, 0, 0, REACH);
      case FAR -> new Lattice(1, FAR + random.nextInt(FAR), -FAR - random.nextInt(FAR), REACH);
      default -> new Lattice(1, 0, 0, REACH);
    };
  }

  public Vec2 point(Random random) {
    return new Vec2(originX + coordinate(random), originY + coordinate(random));
  }

  /** A difference of two points: scaled, but not moved. */
  public Vec2 vector(Random random) {
    return new Vec2(coordinate(random), coordinate(random));
  }

  public double length(Random random, int most) {
    return unit * (1 + random.nextInt(most));
  }

  private double coordinate(Random random) {
    return unit * (random.nextInt(2 * reach + 1) - reach);
  }
}
