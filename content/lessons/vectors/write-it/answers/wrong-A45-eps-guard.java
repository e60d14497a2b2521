// wrong A45
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double EPS = 1e-2;
    if (w.length() < EPS) {
      return new Vec2(0, 0);
    }
    Vec2 u = w.unit();
    return u.times(v.dot(u));
  }
}
