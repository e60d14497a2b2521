// wrong M18
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double x = Math.max(a.x(), Math.min(b.x(), p.x()));
    double y = Math.max(a.y(), Math.min(b.y(), p.y()));
    return new Vec2(x, y);
  }
}
