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
}
