// wrong G7
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int left = (int) Math.floor((center.x() - radius) / width + 0.5);
    int right = (int) Math.floor((center.x() + radius) / width + 0.5);
    int bottom = (int) Math.floor((center.y() - radius) / width + 0.5);
    int top = (int) Math.floor((center.y() + radius) / width + 0.5);
    return (right - left + 1) * (top - bottom + 1);
  }
}
