// wrong G2+G16
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int w = (int) width;
    int left = (int) (center.x() - radius) / w;
    int right = (int) (center.x() + radius) / w;
    int bottom = (int) (center.y() - radius) / w;
    int top = (int) (center.y() + radius) / w;
    return (right - left + 1) * (top - bottom + 1);
  }
}
