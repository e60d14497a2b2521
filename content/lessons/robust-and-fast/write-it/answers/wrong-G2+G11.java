// wrong G2+G11
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int first = (int) ((center.x() - radius) / width);
    int last = (int) ((center.x() + radius) / width);
    return last - first + 1;
  }
}
