// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double[] line = cross(new double[] {a.x(), a.y(), 1}, new double[] {b.x(), b.y(), 1});
    double sum = line[0] * p.x() + line[1] * p.y() + line[2];
    return sum / Math.hypot(line[0], line[1]);
  }

  static double[] cross(double[] u, double[] v) {
    return new double[] {
      u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    };
  }
}
