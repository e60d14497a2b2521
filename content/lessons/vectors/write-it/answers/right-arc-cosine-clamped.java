// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double lengths = v.length() * w.length();
    if (lengths == 0) return Vec2.ZERO;
    double cosine = Math.max(-1, Math.min(1, v.dot(w) / lengths));
    double phi = Math.acos(cosine);
    double along = v.length() * Math.cos(phi);
    return new Vec2(w.x() / w.length() * along, w.y() / w.length() * along);
  }
}
