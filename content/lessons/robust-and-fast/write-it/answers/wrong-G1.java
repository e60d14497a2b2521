// wrong G1
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    return 1;
  }
}
