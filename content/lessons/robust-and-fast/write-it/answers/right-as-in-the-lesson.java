// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int left = cell(center.x() - radius, width);
    int right = cell(center.x() + radius, width);
    int bottom = cell(center.y() - radius, width);
    int top = cell(center.y() + radius, width);
    double columns = right - left + 1;
    double rows = top - bottom + 1;
    return columns * rows;
  }

  static int cell(double coordinate, double width) {
    return (int) Math.floor(coordinate / width);
  }
}
