// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    double phi = Math.toDegrees(Math.atan2(v.y(), v.x()) - Math.atan2(w.y(), w.x()));
    return w.unit().times(v.length() * Math.cos(phi));
  }
}
