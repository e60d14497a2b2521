// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double length = w.length();
    if (length == 0) return Vec2.ZERO;
    double dot = v.dot(w);
    if (dot == 0) return Vec2.ZERO;
    Vec2 unit = new Vec2(w.x() / length, w.y() / length);
    if (dot > 0) return unit.times(dot / length);
    return unit.times(-1).times(Math.abs(dot) / length);
  }
}
