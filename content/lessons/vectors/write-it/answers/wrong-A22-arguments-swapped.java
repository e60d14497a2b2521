// wrong A22
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    return onto(w, v);
  }

  static Vec2 onto(Vec2 w, Vec2 v) {
    if (v.length() == 0) return Vec2.ZERO;
    Vec2 u = v.unit();
    return u.times(u.dot(w));
  }
}
