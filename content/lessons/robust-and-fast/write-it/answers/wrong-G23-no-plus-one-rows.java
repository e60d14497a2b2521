// wrong G23
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int cols = (int) Math.floor((center.x() + radius) / width) - (int) Math.floor((center.x() - radius) / width) + 1;
    int rows = (int) Math.floor((center.y() + radius) / width) - (int) Math.floor((center.y() - radius) / width);
    return cols * rows;
  }
}
