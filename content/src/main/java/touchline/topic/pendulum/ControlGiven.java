package touchline.topic.pendulum;

/**
 * What a controller is told: the angle of a hinge in radians, from −π to π, and how fast it
 * changes, in radians a second.
 */
public record ControlGiven(double angle, double rate) {
  /** The angle at which the rod is to be held. */
  public static final double THRESHOLD = 2.5;

  /** Seconds. */
  public static final double LOOK_AHEAD = 0.2;

  /** Radians; nearer to half a turn it matters in which order one adds and wraps. */
  private static final double NEAR_HALF_TURN = 0.05;

  /** How far the rod is above the threshold; a step over π makes this a whole turn too little. */
  public double difference() {
    return angle - THRESHOLD;
  }

  /** The same, the short way round. */
  public double error() {
    return wrapped(difference());
  }

  /** The error in a fifth of a second. */
  public double soon() {
    return error() + LOOK_AHEAD * rate;
  }

  /** Whether it is the same to wrap before the rate is added or after. */
  public boolean isClear() {
    return Math.abs(difference() + Math.PI) > NEAR_HALF_TURN
        && Math.abs(soon()) < Math.PI - NEAR_HALF_TURN;
  }

  static double wrapped(double difference) {
    return difference <= -Math.PI ? difference + 2 * Math.PI : difference;
  }
}
