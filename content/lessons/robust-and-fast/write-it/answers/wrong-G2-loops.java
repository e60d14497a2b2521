// wrong G2
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int count = 0;
    for (int i = (int) ((center.x() - radius) / width); i <= (int) ((center.x() + radius) / width); i++) {
      for (int j = (int) ((center.y() - radius) / width); j <= (int) ((center.y() + radius) / width); j++) {
        count++;
      }
    }
    return count;
  }
}
