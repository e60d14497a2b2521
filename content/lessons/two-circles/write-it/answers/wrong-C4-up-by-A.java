// wrong C4
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    if (a.equals(b)) {
      return new Vec2(0, radiusA);
    }
    Vec2 v = a.minus(b);
    double overlap = radiusA + radiusB - v.length();
    return overlap > 0 ? v.unit().times(overlap) : Vec2.ZERO;
  }
}
