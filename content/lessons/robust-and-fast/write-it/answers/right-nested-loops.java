// right
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int count = 0;
    for (int i = (int) Math.floor((center.x() - radius) / width); i <= (int) Math.floor((center.x() + radius) / width); i++) {
      for (int j = (int) Math.floor((center.y() - radius) / width); j <= (int) Math.floor((center.y() + radius) / width); j++) {
        count++;
      }
    }
    return count;
  }
}
