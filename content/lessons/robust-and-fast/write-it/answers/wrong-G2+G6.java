// wrong G2+G6
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int columns = (int) ((center.x() + radius) / width) - (int) ((center.x() - radius) / width);
    int rows = (int) ((center.y() + radius) / width) - (int) ((center.y() - radius) / width);
    return columns * rows;
  }
}
