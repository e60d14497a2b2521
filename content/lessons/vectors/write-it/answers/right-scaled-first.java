// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double big = Math.max(Math.abs(w.x()), Math.abs(w.y()));
    if (big == 0) return new Vec2(0, 0);
    double wx = w.x() / big, wy = w.y() / big;
    double t = (v.x() * wx + v.y() * wy) / (wx * wx + wy * wy);
    return new Vec2(t * wx, t * wy);
  }
}
