// wrong X4
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return a.plus(b).times(0.5).minus(center).length() <= radius;
  }
}
