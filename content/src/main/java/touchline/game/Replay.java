package touchline.game;

import java.util.Set;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;

/**
 * A long game as a few numbers, for the test that compares the browsers with the JVM: kicks that a
 * seed draws, and a digest of every bit of what is told after each step.
 */
public final class Replay {
  /** Steps that share a digest. */
  public static final int STRETCH = 100;

  /** Of the hash FNV-1a (Fowler, Noll and Vo), here over words of 64 bits. */
  private static final long BASIS = 0xcbf29ce484222325L;

  private static final long PRIME = 0x100000001b3L;

  /** Steps between two kicks. */
  private static final int BETWEEN = 60;

  private Replay() {}

  /** Two halves of a digest of everything up to the end of each stretch. */
  public static double[] digests(int level, int seed, int steps) {
    Match match = new Match(Caller.NOBODY);
    Chance chance = new Chance(seed);
    match.turn(Match.begin(Places.at(Level.values(), level), seed, Set.of()));
    double[] digests = new double[2 * (steps / STRETCH)];
    long hash = BASIS;
    for (int step = 1; step <= steps; step++) {
      if (step % BETWEEN == 1) {
        match.turn(Match.kick(kick(chance)));
      }
      for (double number : match.turn(Match.step(1))) {
        hash = (hash ^ Double.doubleToLongBits(number)) * PRIME;
      }
      if (step % STRETCH == 0) {
        int at = 2 * (step / STRETCH - 1);
        digests[at] = (double) (hash >>> 32);
        digests[at + 1] = (double) (hash & 0xffffffffL);
      }
    }
    return digests;
  }

  private static Vec2 kick(Chance chance) {
    return new Vec2(chance.between(50, 240) / 10.0, chance.between(-120, 120) / 10.0);
  }
}
