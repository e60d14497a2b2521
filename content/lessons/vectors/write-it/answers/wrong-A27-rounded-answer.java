// wrong A27
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    Vec2 p = w.times(v.dot(w) / w.lengthSquared());
    return new Vec2(Math.rint(p.x()), Math.rint(p.y()));
  }
}
