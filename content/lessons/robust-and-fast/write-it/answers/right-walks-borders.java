// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    return walk(center.x() - radius, center.x() + radius, width) * walk(center.y() - radius, center.y() + radius, width);
  }

  // One cell, and one more for each border on the way, the one at the end included.
  static int walk(double from, double to, double width) {
    double border = 0;
    while (border > from) border -= width;
    while (border <= from) border += width;
    int cells = 1;
    while (border <= to) {
      cells++;
      border += width;
    }
    return cells;
  }
}
