// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 toOther = b.minus(a);
    double distance = toOther.length();
    double gap = distance - (radiusA + radiusB);
    if (gap >= 0) return Vec2.ZERO;
    if (distance == 0) return new Vec2(0, -gap);
    return toOther.unit().times(gap);
  }
}
