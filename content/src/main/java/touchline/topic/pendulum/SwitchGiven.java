package touchline.topic.pendulum;

/**
 * A strong motor that turns a rod without weight.
 *
 * @param velocity in radians a second
 * @param angle the threshold, or the limit, in radians
 * @param step how long a step is, in seconds
 */
public record SwitchGiven(double velocity, double angle, double step) {
  /** How far a step leads, in radians. */
  public double turn() {
    return velocity * step;
  }
}
