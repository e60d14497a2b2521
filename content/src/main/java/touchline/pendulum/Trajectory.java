package touchline.pendulum;

import touchline.geometry.Vec2;
import touchline.parity.BitHash;

/**
 * A long run as a few numbers, for the test that compares the browsers with the JVM: a digest of
 * the bits of every state, and the states themselves of a stretch.
 */
public final class Trajectory {
  /** How many steps share a digest. */
  public static final int STRETCH = 100;

  /** Numbers a state: angle, rate, the two bobs, the motor. */
  public static final int WIDTH = 7;

  private final Pendulum pendulum;

  /**
   * Settings in the order of {@link Knob}; in front 0 for the plain controller, 1 for the other.
   */
  private Trajectory(double[] run) {
    Settings settings = new Settings(run[1], run[2], run[3], run[4], run[5], run[6]);
    pendulum = new Pendulum(run[0] == 0 ? Controller.PLAIN : Controller.AHEAD, settings);
  }

  /** Two halves of a digest of all states up to the end of each stretch. */
  public static double[] digests(double[] run, int steps) {
    Trajectory trajectory = new Trajectory(run);
    double[] digests = new double[2 * (steps / STRETCH)];
    BitHash hash = new BitHash();
    for (int step = 1; step <= steps; step++) {
      hash.add(trajectory.next());
      if (step % STRETCH == 0) {
        hash.writeHalves(digests, 2 * (step / STRETCH - 1));
      }
    }
    return digests;
  }

  /** The states after the steps from + 1 to from + {@link #STRETCH}, one after another. */
  public static double[] states(double[] run, int from) {
    Trajectory trajectory = new Trajectory(run);
    double[] states = new double[STRETCH * WIDTH];
    for (int step = 0; step < from + STRETCH; step++) {
      double[] state = trajectory.next();
      for (int i = 0; i < WIDTH && step >= from; i++) {
        states[(step - from) * WIDTH + i] = state[i];
      }
    }
    return states;
  }

  private double[] next() {
    pendulum.step();
    State state = pendulum.state();
    Vec2 first = state.first();
    Vec2 second = state.second();
    return new double[] {
      state.angle(), state.rate(), first.x(), first.y(), second.x(), second.y(), state.motor()
    };
  }
}
