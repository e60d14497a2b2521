// wrong -
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double first = Math.floor((center.x() - radius) / width);
    double last = Math.floor((center.x() + radius) / width);
    return Math.sqrt(first - last) * Math.sqrt(last - first);
  }
}
