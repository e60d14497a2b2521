package touchline.collision;

import java.util.Random;
import touchline.exact.PowerOfTwo;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** Circles on the way to segments, by chance. */
final class RandomSweeps {
  private static final int[][] TRIPLES = {{1, 0, 1}, {3, 4, 5}, {5, 12, 13}, {8, 15, 17}};

  private RandomSweeps() {}

  static Sweep onLattice(Random random) {
    return new Sweep(
        new Circle(latticePoint(random, 9), random.nextInt(5)),
        latticePoint(random, 15),
        new Segment(latticePoint(random, 9), latticePoint(random, 9)));
  }

  /** Built on a Pythagorean direction, so that touching, grazing and t = 1 happen exactly. */
  static Sweep atTangent(Random random) {
    int[] triple = TRIPLES[random.nextInt(TRIPLES.length)];
    Vec2 along = new Vec2(triple[0], triple[1]);
    Vec2 across = along.perpendicular();
    Vec2 a = latticePoint(random, 9);
    Vec2 start = a.plus(along.times(random.nextInt(7) - 3)).plus(across.times(random.nextInt(5)));
    Vec2 velocity = along.times(random.nextInt(5) - 2).plus(across.times(random.nextInt(5) - 3));
    Vec2 b = a.plus(along.times(random.nextInt(4)));
    return new Sweep(
        new Circle(start, triple[2] * (double) random.nextInt(3)), velocity, new Segment(a, b));
  }

  /** Every coordinate of its own magnitude; two of three are aimed at the segment. */
  static Sweep ofMagnitudes(Random random) {
    Circle circle = new Circle(unequal(random), Math.abs(unequal(random).x()));
    Segment segment = new Segment(unequal(random), unequal(random));
    Vec2 along = segment.b().minus(segment.a());
    Vec2 target = segment.a().plus(along.times(random.nextDouble()));
    boolean isAimed = random.nextInt(3) > 0;
    Vec2 velocity = isAimed ? target.minus(circle.center()).times(1.5) : unequal(random);
    return new Sweep(circle, velocity, segment);
  }

  static Sweep ordinary(Random random, double away) {
    Vec2 origin = new Vec2(away, -away);
    return new Sweep(
        new Circle(point(random, 10).plus(origin), random.nextDouble() * 3),
        point(random, 20),
        new Segment(point(random, 10).plus(origin), point(random, 10).plus(origin)));
  }

  private static Vec2 latticePoint(Random random, int most) {
    return new Vec2(random.nextInt(2 * most + 1) - most, random.nextInt(2 * most + 1) - most);
  }

  private static Vec2 unequal(Random random) {
    Vec2 point = point(random, 1);
    return new Vec2(
        PowerOfTwo.scale(point.x(), random.nextInt(120) - 60),
        PowerOfTwo.scale(point.y(), random.nextInt(120) - 60));
  }

  private static Vec2 point(Random random, double most) {
    return new Vec2((2 * random.nextDouble() - 1) * most, (2 * random.nextDouble() - 1) * most);
  }
}
