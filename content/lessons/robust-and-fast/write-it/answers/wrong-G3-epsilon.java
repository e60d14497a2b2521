// wrong G3
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double columns = Math.floor((center.x() + radius) / width - 1e-9) - Math.floor((center.x() - radius) / width) + 1;
    double rows = Math.floor((center.y() + radius) / width - 1e-9) - Math.floor((center.y() - radius) / width) + 1;
    return columns * rows;
  }
}
