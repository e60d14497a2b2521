// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double n = w.lengthSquared();
    if (n == 0) return Vec2.ZERO;
    double c = w.cross(v) / n;
    return new Vec2(v.x() + c * w.y(), v.y() - c * w.x());
  }
}
