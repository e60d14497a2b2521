// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double e = 1e-9;
    int x = (int) (Math.floor((center.x() + radius) / width + e) - Math.floor((center.x() - radius) / width + e)) + 1;
    int y = (int) (Math.floor((center.y() + radius) / width + e) - Math.floor((center.y() - radius) / width + e)) + 1;
    return x * y;
  }
}
