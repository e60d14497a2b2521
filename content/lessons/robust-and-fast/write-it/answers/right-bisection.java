// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    return (cell(center.x() + radius, width) - cell(center.x() - radius, width) + 1)
        * (cell(center.y() + radius, width) - cell(center.y() - radius, width) + 1);
  }

  // The last border that does not lie beyond x.
  static double cell(double x, double width) {
    long low = -1L << 40, high = 1L << 40;
    while (high - low > 1) {
      long middle = (low + high) / 2;
      if (middle * width <= x) low = middle; else high = middle;
    }
    return low;
  }
}
