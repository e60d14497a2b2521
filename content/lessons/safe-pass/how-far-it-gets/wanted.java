// a and b are never the same point.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 a, Vec2 b, Circle[] opponents) {
    return b.minus(a).length() > 0;
  }
}
