// wrong G4
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    double n = Math.ceil(2 * radius / width);
    return n * n;
  }
}
