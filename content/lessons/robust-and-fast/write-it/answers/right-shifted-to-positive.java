// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double shift = 1;
    while (shift * width < Math.abs(center.x()) + radius || shift * width < Math.abs(center.y()) + radius) shift *= 2;
    long left = (long) ((center.x() - radius) / width + shift);
    long right = (long) ((center.x() + radius) / width + shift);
    long bottom = (long) ((center.y() - radius) / width + shift);
    long top = (long) ((center.y() + radius) / width + shift);
    return (right - left + 1) * (top - bottom + 1);
  }
}
