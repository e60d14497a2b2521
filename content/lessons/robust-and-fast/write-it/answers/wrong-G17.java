// wrong G17
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double columns = Math.floor((center.x() + radius)) - Math.floor((center.x() - radius)) + 1;
    double rows = Math.floor((center.y() + radius)) - Math.floor((center.y() - radius)) + 1;
    return columns * rows;
  }
}
