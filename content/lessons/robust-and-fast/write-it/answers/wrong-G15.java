// wrong G15
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int count = 0;
    for (int i = 0; i * width <= center.x() + radius; i++) {
      if ((i + 1) * width <= center.x() - radius) continue;
      for (int j = 0; j * width <= center.y() + radius; j++) {
        if ((j + 1) * width <= center.y() - radius) continue;
        count++;
      }
    }
    return count;
  }
}
