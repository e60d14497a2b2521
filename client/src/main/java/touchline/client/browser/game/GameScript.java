package touchline.client.browser.game;

import org.teavm.jso.JSExport;
import touchline.client.browser.Page;
import touchline.game.Match;
import touchline.game.Replay;

/** The game on a page, and in a worker beside a learner's methods: the same script for both. */
public final class GameScript {
  private static final Match MATCH = new Match(new OwnCaller());

  private GameScript() {}

  /** The compiler takes everything that is reachable from here; the page calls the exports. */
  public static void main(String[] arguments) {}

  /** Brings the game of the page to life. */
  @JSExport
  public static void start() {
    Page.root().findAll("figure.game:not(.live)").forEach(GamePlayer::start);
  }

  /** In a worker: an order, and what is there then. */
  @JSExport
  public static double[] turn(double[] order) {
    return MATCH.turn(order);
  }

  /** A long game as digests, for the test that compares it with the JVM bit for bit. */
  @JSExport
  public static double[] digests(int level, int seed, int steps) {
    return Replay.digests(level, seed, steps);
  }
}
