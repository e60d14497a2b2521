package touchline.taught;

/**
 * Two-position controllers: a motor that knows two velocities, and a rule that chooses between
 * them. Angles in radians, from −π to π, positive to the left; velocities in radians a second.
 */
public final class BangBang {
  private BangBang() {}

  /**
   * The rule of the program that this lesson starts from: above the threshold back, else on.
   *
   * <p>It takes an angle just past π for one far below the threshold, because there the angle
   * starts again at −π.
   */
  // tag::plain[]
  public static double plain(double angle) {
    if (angle > 2.5) {
      return -0.1;
    }
    return 2;
  }

  // end::plain[]

  /**
   * The same rule for the angle in a fifth of a second: measured from the threshold the short way
   * round, and carried on at the present rate.
   */
  @FigureInputs("number angle, number rate")
  // tag::control[]
  public static double control(double angle, double rate) {
    double error = angle - 2.5;
    if (error <= -Math.PI) {
      error = error + 2 * Math.PI;
    }
    double soon = error + 0.2 * rate;
    if (soon > 0) {
      return -0.1;
    }
    return 2;
  }

  // end::control[]

  /**
   * After how many steps the plain rule switches for the first time, when a strong motor turns a
   * rod without weight from 0: the first whole number of steps that leads above the threshold.
   * Infinite if it does not turn that way.
   *
   * @param step how long a step is, in seconds
   */
  @FigureInputs("number velocity, number threshold, number step")
  // tag::firstSwitch[]
  public static double firstSwitch(double velocity, double threshold, double step) {
    double turn = velocity * step;
    if (turn <= 0) {
      return Double.POSITIVE_INFINITY;
    }
    double below = Math.floor(threshold / turn);
    return below + 1;
  }

  // end::firstSwitch[]

  /**
   * The largest threshold with which the angle is never above the limit: from a hair below it the
   * motor goes on for a whole step before it is asked again.
   */
  @FigureInputs("number limit, number velocity, number step")
  // tag::safeThreshold[]
  public static double safeThreshold(double limit, double velocity, double step) {
    double turn = velocity * step;
    return limit - turn;
  }

  // end::safeThreshold[]

  /**
   * By how much one angle is above another, the short way round: between −π and π.
   *
   * @param angle from −π to π, as the target
   */
  @FigureInputs("number angle, number target")
  // tag::shortWay[]
  public static double shortWay(double angle, double target) {
    double turn = angle - target;
    if (turn <= -Math.PI) {
      return turn + 2 * Math.PI;
    }
    if (turn > Math.PI) {
      return turn - 2 * Math.PI;
    }
    return turn;
  }

  // end::shortWay[]

  /**
   * How long a tooth of the saw lasts that a strong motor makes: one step up, and then as many
   * steps down as lead back to the threshold or below it.
   *
   * @param up the velocity below the threshold, above 0
   * @param down how fast the motor goes back above it, above 0
   * @param step how long a step is, in seconds
   */
  @FigureInputs("number up > 0, number down > 0, number step > 0")
  // tag::tooth[]
  public static double tooth(double up, double down, double step) {
    double rise = up * step;
    double sink = down * step;
    double steps = 1 + Math.ceil(rise / sink);
    return steps * step;
  }
  // end::tooth[]
}
