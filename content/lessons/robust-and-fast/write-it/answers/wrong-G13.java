// wrong G13
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double columns = Math.floor((center.x() + radius / 2) / width) - Math.floor((center.x() - radius / 2) / width) + 1;
    double rows = Math.floor((center.y() + radius / 2) / width) - Math.floor((center.y() - radius / 2) / width) + 1;
    return columns * rows;
  }
}
