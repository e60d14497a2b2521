// Rounded towards zero
// The cells on both sides of an axis through the origin are taken for one.
import touchline.geometry.*;

class Solution {
  static double cellsCrossed(Vec2 a, Vec2 b, double width) {
    double columns = Math.abs((int) (b.x() / width) - (int) (a.x() / width));
    double rows = Math.abs((int) (b.y() / width) - (int) (a.y() / width));
    return 1 + columns + rows;
  }
}
