package touchline.pendulum;

/**
 * What a reader can set.
 *
 * @param threshold the angle above which the motor is told to go back, in radians
 * @param below the motor's velocity up to the threshold, in radians a second
 * @param above its velocity above the threshold
 * @param force the most that the motor can turn with, in newton metres
 * @param gravity downwards, in metres a second squared
 * @param step how long a step is, in seconds
 */
public record Settings(
    double threshold, double below, double above, double force, double gravity, double step) {
  /** Those of the program from which the lesson starts. */
  public static final Settings FIRST = new Settings(2.5, 2, -0.1, 30, 9.81, 0.05);

  public Settings {
    require(Knob.THRESHOLD, threshold);
    require(Knob.BELOW, below);
    require(Knob.ABOVE, above);
    require(Knob.FORCE, force);
    require(Knob.GRAVITY, gravity);
    require(Knob.STEP, step);
  }

  private static void require(Knob knob, double value) {
    if (!knob.holds(value)) {
      throw new IllegalArgumentException(
          knob.id() + " must lie from " + knob.min() + " to " + knob.max() + ": " + value);
    }
  }

  public double get(Knob knob) {
    return switch (knob) {
      case THRESHOLD -> threshold;
      case BELOW -> below;
      case ABOVE -> above;
      case FORCE -> force;
      case GRAVITY -> gravity;
      case STEP -> step;
    };
  }

  /**
   * These with one number changed.
   *
   * @throws IllegalArgumentException if it is out of range
   */
  public Settings with(Knob knob, double value) {
    return new Settings(
        knob == Knob.THRESHOLD ? value : threshold,
        knob == Knob.BELOW ? value : below,
        knob == Knob.ABOVE ? value : above,
        knob == Knob.FORCE ? value : force,
        knob == Knob.GRAVITY ? value : gravity,
        knob == Knob.STEP ? value : step);
  }
}
