// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    double x = center.x(), y = center.y();
    boolean inWide = x >= left - radius && x <= right + radius && y >= low && y <= high;
    boolean inTall = x >= left && x <= right && y >= low - radius && y <= high + radius;
    boolean atCorner = false;
    for (double cornerX : new double[] {left, right}) {
      for (double cornerY : new double[] {low, high}) {
        atCorner |= center.minus(new Vec2(cornerX, cornerY)).length() <= radius;
      }
    }
    return inWide || inTall || atCorner;
  }
}
