// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // The rows are the direction and the normal; the second entry of M (p - a) is asked for.
    Vec2 u = b.minus(a).unit();
    double[][] m = {{u.x(), u.y()}, {-u.y(), u.x()}};
    double[] v = {p.x() - a.x(), p.y() - a.y()};
    double[] out = new double[2];
    for (int row = 0; row < 2; row++) {
      for (int col = 0; col < 2; col++) {
        out[row] += m[row][col] * v[col];
      }
    }
    return out[1];
  }
}
