// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    return cells(center.x() - radius, 2 * radius, width) * cells(center.y() - radius, 2 * radius, width);
  }

  // How far the start is beyond the last border decides how many borders the length passes.
  static double cells(double start, double length, double width) {
    double beyond = start % width;
    if (beyond < 0) beyond += width;
    return Math.floor((beyond + length) / width) + 1;
  }
}
