package touchline.pendulum;

import touchline.geometry.Vec2;

/**
 * A long run as a few numbers, for the test that compares the browsers with the JVM: a digest of
 * the bits of every state, and the states themselves of a stretch.
 */
public final class Trajectory {
  /** How many steps share a digest. */
  public static final int STRETCH = 100;

  /** Numbers a state: angle, rate, the two bobs, the motor. */
  public static final int WIDTH = 7;

  /** Of the hash FNV-1a (Fowler, Noll and Vo), here over words of 64 bits. */
  private static final long BASIS = 0xcbf29ce484222325L;

  private static final long PRIME = 0x100000001b3L;

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
    long hash = BASIS;
    for (int step = 1; step <= steps; step++) {
      for (double number : trajectory.next()) {
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
