// wrong G2
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int left = (int) ((center.x() - radius) / width);
    int right = (int) ((center.x() + radius) / width);
    int bottom = (int) ((center.y() - radius) / width);
    int top = (int) ((center.y() + radius) / width);
    return (right - left + 1) * (top - bottom + 1);
  }
}
