// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    // s*w + t*n = v by Cramer's rule
    double nx = -w.y(), ny = w.x();
    double det = w.x() * ny - w.y() * nx;
    if (det == 0) return Vec2.ZERO;
    double s = (v.x() * ny - v.y() * nx) / det;
    return w.times(s);
  }
}
