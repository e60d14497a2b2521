// All three numbers are above zero.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 ball, double width, double height, double scale) {
    return width > 0 && height > 0 && scale > 0;
  }
}
