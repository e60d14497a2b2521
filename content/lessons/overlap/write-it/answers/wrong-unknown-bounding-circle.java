// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 m = a.plus(b).times(0.5);
    return m.minus(center).length() <= radius + b.minus(a).length() / 2;
  }
}
