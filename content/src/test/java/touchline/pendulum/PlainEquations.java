package touchline.pendulum;

/**
 * The same pendulum without an engine: the two angles from the vertical by Lagrange's equations,
 * integrated by the classical method of Runge and Kutta. Rods of 1 m, bobs of equal mass that are
 * spheres of 0.05 m and turn with their rods.
 */
final class PlainEquations {
  private static final double GRAVITY = 9.81;

  /** Of a bob about its own centre, per mass. */
  private static final double MOMENT = 0.4 * 0.05 * 0.05;

  private PlainEquations() {}

  /** Both angles after a time in seconds, from rest. */
  static double[] angles(double first, double second, double seconds, int steps) {
    double[] state = {first, second, 0, 0};
    double h = seconds / steps;
    for (int i = 0; i < steps; i++) {
      double[] k1 = slope(state);
      double[] k2 = slope(sum(state, k1, h / 2));
      double[] k3 = slope(sum(state, k2, h / 2));
      double[] k4 = slope(sum(state, k3, h));
      for (int j = 0; j < state.length; j++) {
        state[j] += h / 6 * (k1[j] + 2 * k2[j] + 2 * k3[j] + k4[j]);
      }
    }
    return new double[] {state[0], state[1]};
  }

  /** Two linear equations for the two angular accelerations, solved by Cramer's rule. */
  private static double[] slope(double[] s) {
    double cosine = Math.cos(s[0] - s[1]);
    double sine = Math.sin(s[0] - s[1]);
    double a11 = 2 + MOMENT;
    double a22 = 1 + MOMENT;
    double b1 = -sine * s[3] * s[3] - 2 * GRAVITY * Math.sin(s[0]);
    double b2 = sine * s[2] * s[2] - GRAVITY * Math.sin(s[1]);
    double determinant = a11 * a22 - cosine * cosine;
    return new double[] {
      s[2], s[3], (b1 * a22 - cosine * b2) / determinant, (a11 * b2 - cosine * b1) / determinant
    };
  }

  private static double[] sum(double[] state, double[] slope, double h) {
    double[] sum = new double[state.length];
    for (int i = 0; i < sum.length; i++) {
      sum[i] = state[i] + h * slope[i];
    }
    return sum;
  }
}
