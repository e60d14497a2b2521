// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    return cross(minus(b, a), minus(p, a)) / norm(minus(b, a));
  }

  static double[] minus(Vec2 to, Vec2 from) {
    return new double[] {to.x() - from.x(), to.y() - from.y()};
  }

  static double cross(double[] u, double[] v) {
    return u[0] * v[1] - u[1] * v[0];
  }

  static double norm(double[] u) {
    return Math.sqrt(u[0] * u[0] + u[1] * u[1]);
  }
}
