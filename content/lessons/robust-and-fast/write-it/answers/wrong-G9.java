// wrong G9
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double columns = Math.ceil((center.x() + radius) / width) - Math.ceil((center.x() - radius) / width) + 1;
    double rows = Math.ceil((center.y() + radius) / width) - Math.ceil((center.y() - radius) / width) + 1;
    return columns * rows;
  }
}
