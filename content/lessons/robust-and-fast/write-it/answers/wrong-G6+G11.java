// wrong G6+G11
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    return Math.floor((center.x() + radius) / width) - Math.floor((center.x() - radius) / width);
  }
}
