// wrong G10
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    return Math.PI * radius * radius / (width * width);
  }
}
