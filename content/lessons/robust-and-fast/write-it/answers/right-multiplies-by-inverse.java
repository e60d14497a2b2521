// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double inverse = 1 / width;
    double x0 = Math.floor((center.x() - radius) * inverse), x1 = Math.floor((center.x() + radius) * inverse);
    double y0 = Math.floor((center.y() - radius) * inverse), y1 = Math.floor((center.y() + radius) * inverse);
    return (x1 - x0 + 1) * (y1 - y0 + 1);
  }
}
