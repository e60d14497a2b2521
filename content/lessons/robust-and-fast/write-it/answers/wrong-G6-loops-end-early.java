// wrong G6
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int left = (int) Math.floor((center.x() - radius) / width);
    int right = (int) Math.floor((center.x() + radius) / width);
    int bottom = (int) Math.floor((center.y() - radius) / width);
    int top = (int) Math.floor((center.y() + radius) / width);
    int count = 0;
    for (int i = left; i < right; i++) {
      for (int j = bottom; j < top; j++) {
        count++;
      }
    }
    return count;
  }
}
