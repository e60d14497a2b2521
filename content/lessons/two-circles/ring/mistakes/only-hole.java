// Nothing ends outside
// A point outside counts, too.
import touchline.geometry.*;

class Solution {
  static boolean inRing(Vec2 center, double inner, double outer, Vec2 p) {
    double far = p.minus(center).length();
    return far >= inner;
  }
}
