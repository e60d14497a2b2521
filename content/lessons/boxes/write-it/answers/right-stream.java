// right
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    return DoubleStream.of(gap(left, right, center.x()), gap(low, high, center.y())).map(v -> v * v).sum() <= radius * radius;
  }

  static double gap(double least, double most, double value) {
    return Math.max(Math.max(least - value, value - most), 0);
  }
}
