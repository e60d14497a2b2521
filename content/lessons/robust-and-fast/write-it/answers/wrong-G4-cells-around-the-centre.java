// wrong G4
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int reach = (int) Math.ceil(radius / width);
    int side = 2 * reach + 1;
    return side * side;
  }
}
