// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double[] d = {b.x() - a.x(), b.y() - a.y()}, w = {p.x() - a.x(), p.y() - a.y()}, q = new double[2];
    double dot = 0, n = 0;
    for (int i = 0; i < 2; i++) { dot += d[i] * w[i]; n += d[i] * d[i]; }
    double t = n > 0 ? dot / n : 0;
    t = Math.max(0, Math.min(t, 1));
    for (int i = 0; i < 2; i++) q[i] = d[i] * t;
    return new Vec2(a.x() + q[0], a.y() + q[1]);
  }
}
