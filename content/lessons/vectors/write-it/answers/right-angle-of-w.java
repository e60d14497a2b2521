// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.x() == 0 && w.y() == 0) return Vec2.ZERO;
    double theta = Math.atan2(w.y(), w.x());
    double along = v.x() * Math.cos(theta) + v.y() * Math.sin(theta);
    return new Vec2(along * Math.cos(theta), along * Math.sin(theta));
  }
}
