package touchline.code;

import java.util.Random;
import touchline.geometry.Circle;
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
    if (group == Group.FAR) {
      return new Lattice(1, FAR + random.nextInt(FAR), -FAR - random.nextInt(FAR), REACH);
    }
    return new Lattice(unit(group), 0, 0, REACH);
  }

  private static double unit(Group group) {
    if (group == Group.FRACTIONS) {
      return 0.25;
    }
    if (group == Group.LARGE) {
      return 1_000;
    }
    return group == Group.SMALL ? 0x1p-10 : 1;
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

  /** A point, and at most so many steps around it. */
  public Circle circle(Random random, int mostRadius) {
    return new Circle(point(random), length(random, mostRadius));
  }

  private double coordinate(Random random) {
    return unit * (random.nextInt(2 * reach + 1) - reach);
  }
}
