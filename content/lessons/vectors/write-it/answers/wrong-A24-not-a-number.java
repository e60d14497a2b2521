// wrong A24
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double t = v.dot(w) / w.lengthSquared();
    return new Vec2(w.x() * t, w.y() * t);
  }
}
