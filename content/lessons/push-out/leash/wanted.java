// a and b are never the same point, and leash is above zero.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 a, Vec2 b, double leash, Vec2 p) {
    return b.minus(a).length() > 0 && leash > 0;
  }
}
