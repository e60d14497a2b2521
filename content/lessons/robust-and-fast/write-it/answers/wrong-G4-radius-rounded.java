// wrong G4
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    long reach = Math.round(radius / width);
    return (2 * reach + 1) * (2 * reach + 1);
  }
}
