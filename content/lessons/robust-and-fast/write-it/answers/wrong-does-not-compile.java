// does-not-compile -
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int left = Math.floor((center.x() - radius) / width);
    int right = Math.floor((center.x() + radius) / width);
    return right - left + 1;
  }
}
