package touchline.taught;

import touchline.geometry.Vec2;

/**
 * Two answers about pendulums that need no simulation, to check one by: whether a motor can hold a
 * rod, and how long a swing takes. Lengths in metres, masses in kilograms, torques in newton
 * metres, times in seconds; gravity is 9.81 m/s², downward.
 */
public final class Swing {
  private Swing() {}

  /**
   * Whether a motor at the hinge can hold a bent rod still that carries two bobs of equal mass. The
   * rod has no mass and does not give; a torque that is just enough holds.
   *
   * <p>A weight pulls at a hinge by its horizontal distance alone, to the left or to the right.
   *
   * @param mass of each bob
   * @param limit the largest torque of the motor
   */
  @FigureInputs("point hinge, point bob, point other, number mass, number limit")
  // tag::canHold[]
  public static boolean canHold(Vec2 hinge, Vec2 bob, Vec2 other, double mass, double limit) {
    double reach = bob.x() - hinge.x();
    double otherReach = other.x() - hinge.x();
    double torque = 9.81 * mass * Math.abs(reach + otherReach);
    return torque <= limit;
  }

  // end::canHold[]

  /**
   * How long a bob on a rod without mass takes to come back when it is let go at rest: infinite
   * upright, where it stays, and 0 for a rod without length.
   *
   * <p>The period of small swings, divided by the arithmetic–geometric mean of 1 and the cosine of
   * half the angle from straight down. Cost: each round doubles the number of right digits, so four
   * or five will do. Error: a billionth. Source: Carvalhaes and Suppes, Approximations for the
   * period of the simple pendulum based on the arithmetic-geometric mean, American Journal of
   * Physics 76, 2008.
   */
  @FigureInputs("point hinge, point bob")
  // tag::period[]
  public static double period(Vec2 hinge, Vec2 bob) {
    Vec2 rod = bob.minus(hinge);
    double length = rod.length();
    if (length == 0) {
      return 0;
    }
    double cosine = -rod.y() / length;
    double mean = 1;
    double root = Math.sqrt((1 + cosine) / 2);
    if (root == 0) {
      return Double.POSITIVE_INFINITY;
    }
    while (mean - root > 1e-9) {
      double before = mean;
      mean = (before + root) / 2;
      root = Math.sqrt(before * root);
    }
    double small = 2 * Math.PI * Math.sqrt(length / 9.81);
    return small / mean;
  }
  // end::period[]
}
