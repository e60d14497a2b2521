package touchline.client.browser;

import org.teavm.jso.JSExport;
import touchline.pendulum.Trajectory;

/** The pendulum with its physics engine: only who comes near one fetches it. */
public final class PendulumScript {
  private PendulumScript() {}

  /** The compiler takes everything that is reachable from here; the page calls the export. */
  public static void main(String[] arguments) {}

  /** Brings every pendulum of the page to life. */
  @JSExport
  public static void start() {
    Page.root().findAll("figure.pendulum:not(.live)").forEach(PendulumPlayer::start);
  }

  /** A long run as digests, for the test that compares it with the JVM bit for bit. */
  @JSExport
  public static double[] digests(double[] run, int steps) {
    return Trajectory.digests(run, steps);
  }

  /** A stretch of such a run, to find the first step that differs. */
  @JSExport
  public static double[] states(double[] run, int from) {
    return Trajectory.states(run, from);
  }
}
