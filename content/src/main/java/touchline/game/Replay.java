package touchline.game;

import java.util.EnumSet;
import java.util.Set;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.parity.BitHash;

/**
 * A long game as a few numbers, for the test that compares the browsers with the JVM: kicks that a
 * seed draws, and a digest of every bit of what is told after each step.
 */
public final class Replay {
  /** Steps that share a digest. */
  public static final int STRETCH = 100;

  /** Steps between two kicks. */
  private static final int BETWEEN = 60;

  private Replay() {}

  /** Two halves of a digest of everything up to the end of each stretch. */
  public static double[] digests(int level, int seed, int steps) {
    Match match = new Match(Caller.NOBODY);
    Chance chance = new Chance(seed);
    Level played = Places.at(Level.values(), level);
    match.turn(Match.begin(played, seed, Set.of(), EnumSet.allOf(Skill.class)));
    double[] digests = new double[2 * (steps / STRETCH)];
    BitHash hash = new BitHash();
    for (int step = 1; step <= steps; step++) {
      if (step % BETWEEN == 1) {
        match.turn(Match.kick(kick(chance)));
      }
      hash.add(match.turn(Match.step(1)));
      if (step % STRETCH == 0) {
        hash.writeHalves(digests, 2 * (step / STRETCH - 1));
      }
    }
    return digests;
  }

  private static Vec2 kick(Chance chance) {
    return new Vec2(chance.between(50, 240) / 10.0, chance.between(-120, 120) / 10.0);
  }
}
