// wrong G4
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int n = (int) (2 * radius / width) + 1;
    return n * n;
  }
}
