// wrong A22
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (v.length() == 0) return Vec2.ZERO;
    return v.times(v.dot(w) / v.lengthSquared());
  }
}
