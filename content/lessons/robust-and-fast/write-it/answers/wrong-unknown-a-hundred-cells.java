// wrong -
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int count = 0;
    for (int i = -100; i < 100; i++) {
      for (int j = -100; j < 100; j++) {
        boolean inX = i * width <= center.x() + radius && (i + 1) * width > center.x() - radius;
        boolean inY = j * width <= center.y() + radius && (j + 1) * width > center.y() - radius;
        if (inX && inY) count++;
      }
    }
    return count;
  }
}
