// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    try {
      Vec2 unit = w.unit();
      return unit.times(v.dot(unit));
    } catch (IllegalArgumentException none) {
      return Vec2.ZERO;
    }
  }
}
