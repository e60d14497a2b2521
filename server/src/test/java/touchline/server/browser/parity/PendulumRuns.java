package touchline.server.browser.parity;

import java.util.List;
import touchline.pendulum.Trajectory;

/**
 * Long runs of the pendulum with which a browser is compared: a digest of the bits every hundred
 * steps; where one differs, the browser sends those states, and the first that differs is told.
 */
public final class PendulumRuns {
  public static final int STEPS = 10_000;

  /** The controller (0 plain), threshold, both velocities, force, gravity, step. */
  public static final List<double[]> ALL =
      List.of(
          new double[] {0, 2.5, 2, -0.1, 30, 9.81, 0.05},
          new double[] {1, 2.5, 2, -0.1, 40, 9.81, 0.01},
          new double[] {0, 0, 0, 0, 0, 9.81, 0.005},
          new double[] {1, -1, 3, -2, 200, 1.6, 0.1});

  private PendulumRuns() {}

  public static double[] run(String query) {
    return ALL.get(Integer.parseInt(query));
  }

  /** The number of steps before the stretch in which the digests part; empty if they never do. */
  public static String differs(String query, double[] digests) {
    double[] expected = Trajectory.digests(run(query), STEPS);
    for (int i = 0; i < expected.length; i++) {
      if (i >= digests.length || expected[i] != digests[i]) {
        return Integer.toString(i / 2 * Trajectory.STRETCH);
      }
    }
    return "";
  }

  /** Names the first state of a stretch that differs. */
  public static AssertionError difference(String query, double[] states) {
    int cut = query.indexOf('&');
    int from = Integer.parseInt(query.substring(cut + 1));
    double[] expected = Trajectory.states(run(query.substring(0, cut)), from);
    for (int i = 0; i < expected.length; i++) {
      if (expected[i] != states[i]) {
        int step = from + i / Trajectory.WIDTH + 1;
        return new AssertionError(
            ("pendulum run " + query.substring(0, cut) + " differs at step " + step)
                + (", number " + i % Trajectory.WIDTH)
                + (": the JVM gives " + expected[i] + ", the browser " + states[i]));
      }
    }
    return new AssertionError("pendulum digests differ, but no state does: " + query);
  }
}
