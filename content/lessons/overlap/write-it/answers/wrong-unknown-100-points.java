// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    for (double t = 0; t <= 1; t += 0.01) {
      if (a.plus(b.minus(a).times(t)).minus(center).length() <= radius) return true;
    }
    return false;
  }
}
