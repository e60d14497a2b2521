// wrong G11
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double first = Math.floor((center.y() - radius) / width);
    double last = Math.floor((center.y() + radius) / width);
    return last - first + 1;
  }
}
