// wrong G6
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double columns = Math.floor((center.x() + radius) / width) - Math.floor((center.x() - radius) / width);
    double rows = Math.floor((center.y() + radius) / width) - Math.floor((center.y() - radius) / width);
    return columns * rows;
  }
}
