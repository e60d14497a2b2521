// wrong G3
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int count = 0;
    for (double x = Math.floor((center.x() - radius) / width) * width; x < center.x() + radius; x += width) {
      for (double y = Math.floor((center.y() - radius) / width) * width; y < center.y() + radius; y += width) {
        count++;
      }
    }
    return count;
  }
}
