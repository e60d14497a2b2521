package touchline.server.browser.parity;

import java.util.Arrays;
import touchline.game.Replay;

/** Long games with which a browser is compared: a digest of all bits, every hundred steps. */
public final class GameRuns {
  public static final int SEED = 11;
  public static final int STEPS = 3_000;

  private GameRuns() {}

  /** Refuses a game of a level that went another way than on the JVM. */
  public static void compare(int level, double[] digests) {
    double[] expected = Replay.digests(level, SEED, STEPS);
    int at = Arrays.mismatch(expected, digests);
    if (at >= 0) {
      int step = at / 2 * Replay.STRETCH;
      throw new AssertionError("the game on pitch " + level + " differs after step " + step);
    }
  }
}
