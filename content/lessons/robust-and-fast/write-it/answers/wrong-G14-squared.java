// wrong G14
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double rows = Math.floor((center.y() + radius) / width) - Math.floor((center.y() - radius) / width) + 1;
    return rows * rows;
  }
}
