// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double reach = radiusA + radiusB;
    Vec2 way = a.minus(b);
    if (way.length() >= reach) return Vec2.ZERO;
    Vec2 direction = way.length() == 0 ? new Vec2(0, 1) : way.unit();
    double low = 0, high = reach;
    for (int i = 0; i < 80; i++) {
      double middle = (low + high) / 2;
      if (way.plus(direction.times(middle)).length() < reach) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return direction.times(high);
  }
}
