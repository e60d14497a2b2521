// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double phi = Math.atan2(v.y(), v.x()) - Math.atan2(w.y(), w.x());
    double along = v.length() * Math.cos(phi);
    if (w.length() == 0) {
      return new Vec2(0, 0);
    }
    return w.times(along / w.length());
  }
}
