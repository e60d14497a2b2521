// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double[][] m = {{b.x() - a.x(), b.y() - a.y()}, {p.x() - a.x(), p.y() - a.y()}};
    return (m[0][0] * m[1][1] - m[0][1] * m[1][0]) / Math.hypot(m[0][0], m[0][1]);
  }
}
