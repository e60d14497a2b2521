// threw -
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    double phi = Math.acos(v.dot(w) / (v.length() * w.length()));
    return w.unit().times(v.length() * Math.cos(phi));
  }
}
