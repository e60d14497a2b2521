// a and c are the lower left corners, and b and d the upper right ones.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    return a.x() < b.x() && a.y() < b.y() && c.x() < d.x() && c.y() < d.y();
  }
}
