// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    return count(center.x() - radius, center.x() + radius, width) * count(center.y() - radius, center.y() + radius, width);
  }

  static int count(double from, double to, double width) {
    double next = (Math.floor(from / width) + 1) * width;
    return next > to ? 1 : 1 + count(next, to, width);
  }
}
