// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double dot = v.dot(w);
    double length = w.length();
    if (length == 0) {
      return Vec2.ZERO;
    }
    Vec2 unit = w.unit();
    double along = dot / length;
    return unit.times(along);
  }
}
