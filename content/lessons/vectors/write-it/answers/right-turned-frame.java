// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double n = w.length();
    if (n == 0) return Vec2.ZERO;
    double c = w.x() / n, s = w.y() / n;
    // w lies along the x axis of the turned frame: forget y there, and turn back.
    double x = c * v.x() + s * v.y();
    return new Vec2(c * x, s * x);
  }
}
