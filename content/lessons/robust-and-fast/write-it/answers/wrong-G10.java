// wrong G10
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double area = 4 * radius * radius;
    return Math.ceil(area / (width * width));
  }
}
