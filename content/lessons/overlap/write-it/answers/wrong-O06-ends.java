// wrong O06
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return a.minus(center).length() <= radius || b.minus(center).length() <= radius;
  }
}
