// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    final double len = Math.hypot(w.x(), w.y());
    if (len < 1e-9) return Vec2.ZERO;
    final double nx = w.x() / len, ny = w.y() / len;
    final double s = v.x() * nx + v.y() * ny;
    return new Vec2(s * nx, s * ny);
  }
}
