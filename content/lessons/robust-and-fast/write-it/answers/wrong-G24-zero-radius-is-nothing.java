// wrong G24
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    if (radius == 0) return 0;
    double columns = Math.floor((center.x() + radius) / width) - Math.floor((center.x() - radius) / width) + 1;
    double rows = Math.floor((center.y() + radius) / width) - Math.floor((center.y() - radius) / width) + 1;
    return columns * rows;
  }
}
