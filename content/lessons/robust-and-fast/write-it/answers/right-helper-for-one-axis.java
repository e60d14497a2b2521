// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    return along(center.x(), radius, width) * along(center.y(), radius, width);
  }

  static double along(double middle, double radius, double width) {
    double first = Math.floor((middle - radius) / width);
    double last = Math.floor((middle + radius) / width);
    return last - first + 1;
  }
}
