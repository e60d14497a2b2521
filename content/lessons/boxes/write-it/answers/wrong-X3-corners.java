// wrong X3
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    for (double x : new double[] {left, right}) {
      for (double y : new double[] {low, high}) {
        if (center.minus(new Vec2(x, y)).length() <= radius) return true;
      }
    }
    return false;
  }
}
