// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double n = w.lengthSquared();
    if (!(n > 0)) return Vec2.ZERO;
    double[][] p = {
      {w.x() * w.x() / n, w.x() * w.y() / n},
      {w.y() * w.x() / n, w.y() * w.y() / n}
    };
    double[] in = {v.x(), v.y()};
    double[] out = new double[2];
    for (int row = 0; row < 2; row++) {
      for (int column = 0; column < 2; column++) {
        out[row] += p[row][column] * in[column];
      }
    }
    return new Vec2(out[0], out[1]);
  }
}
