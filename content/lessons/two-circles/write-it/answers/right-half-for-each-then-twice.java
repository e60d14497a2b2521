// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 way = a.minus(b);
    double distance = way.length();
    double half = (radiusA + radiusB - distance) / 2;
    if (!(half > 0)) return Vec2.ZERO;
    Vec2 mine = distance == 0 ? new Vec2(0, half) : way.times(half / distance);
    Vec2 yours = mine.times(-1);
    return mine.minus(yours);
  }
}
