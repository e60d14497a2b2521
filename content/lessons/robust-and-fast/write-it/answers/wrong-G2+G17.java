// wrong G2+G17
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int left = (int) (center.x() - radius);
    int right = (int) (center.x() + radius);
    int bottom = (int) (center.y() - radius);
    int top = (int) (center.y() + radius);
    return (right - left + 1) * (top - bottom + 1);
  }
}
