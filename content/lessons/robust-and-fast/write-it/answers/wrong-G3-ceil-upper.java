// wrong G3
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double cols = Math.ceil((center.x() + radius) / width) - Math.floor((center.x() - radius) / width);
    double rows = Math.ceil((center.y() + radius) / width) - Math.floor((center.y() - radius) / width);
    return Math.max(1, cols) * Math.max(1, rows);
  }
}
