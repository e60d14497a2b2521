// wrong G14
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double left = Math.floor((center.x() - radius) / width);
    double right = Math.floor((center.x() + radius) / width);
    double bottom = Math.floor((center.x() - radius) / width);
    double top = Math.floor((center.x() + radius) / width);
    return (right - left + 1) * (top - bottom + 1);
  }
}
