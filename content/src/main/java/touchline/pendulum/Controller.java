package touchline.pendulum;

/** How the motor's next velocity is chosen; the taught forms are in {@code taught.BangBang}. */
public enum Controller {
  /** By the angle alone. */
  PLAIN {
    @Override
    double soon(double error, double rate) {
      return error;
    }
  },
  /** By the angle in a fifth of a second, the short way round. */
  AHEAD {
    @Override
    double soon(double error, double rate) {
      double shortWay = error <= -Math.PI ? error + 2 * Math.PI : error;
      return shortWay + LOOK_AHEAD * rate;
    }
  };

  /** Seconds: about the time in which a strong motor stops the rod. */
  public static final double LOOK_AHEAD = 0.2;

  /**
   * How far the angle is, or soon will be, above the threshold, in radians.
   *
   * @param error angle less threshold, in radians
   * @param rate in radians a second
   */
  abstract double soon(double error, double rate);

  /** The velocity for the step to come, in radians a second. */
  public double velocity(Settings settings, double angle, double rate) {
    return soon(angle - settings.threshold(), rate) > 0 ? settings.above() : settings.below();
  }
}
