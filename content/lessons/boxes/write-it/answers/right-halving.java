// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    double x = nearest(left, right, center.x());
    double y = nearest(low, high, center.y());
    return (x - center.x()) * (x - center.x()) + (y - center.y()) * (y - center.y()) <= radius * radius;
  }

  static double nearest(double least, double most, double value) {
    if (value <= least) return least;
    if (value >= most) return most;
    double middle = least + (most - least) / 2;
    for (int i = 0; i < 200 && middle != value; i++) {
      if (middle < value) least = middle;
      else most = middle;
      middle = least + (most - least) / 2;
    }
    return value;
  }
}
