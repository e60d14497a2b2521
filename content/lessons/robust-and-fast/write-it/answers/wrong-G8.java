// wrong G8
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int count = 0;
    double x = Math.floor((center.x() - radius) / width) * width;
    double y = Math.floor((center.y() - radius) / width) * width;
    for (int i = -1; x + i * width <= center.x() + radius; i++) {
      if (x + (i + 1) * width < center.x() - radius) continue;
      for (int j = -1; y + j * width <= center.y() + radius; j++) {
        if (y + (j + 1) * width < center.y() - radius) continue;
        count++;
      }
    }
    return count;
  }
}
