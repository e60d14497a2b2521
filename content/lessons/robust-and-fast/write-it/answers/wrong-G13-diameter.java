// wrong G13
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double columns = Math.floor((center.x() + 2 * radius) / width) - Math.floor((center.x() - 2 * radius) / width) + 1;
    double rows = Math.floor((center.y() + 2 * radius) / width) - Math.floor((center.y() - 2 * radius) / width) + 1;
    return columns * rows;
  }
}
