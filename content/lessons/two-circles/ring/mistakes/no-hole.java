// The hole is left out
// A point in the hole counts, too.
import touchline.geometry.*;

class Solution {
  static boolean inRing(Vec2 center, double inner, double outer, Vec2 p) {
    double far = p.minus(center).length();
    return far <= outer;
  }
}
