// wrong G6+G7
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double columns = Math.round((center.x() + radius) / width) - Math.round((center.x() - radius) / width);
    double rows = Math.round((center.y() + radius) / width) - Math.round((center.y() - radius) / width);
    return columns * rows;
  }
}
