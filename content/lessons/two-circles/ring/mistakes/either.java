// Or instead of and
// Every point is in one of the two.
import touchline.geometry.*;

class Solution {
  static boolean inRing(Vec2 center, double inner, double outer, Vec2 p) {
    double far = p.minus(center).length();
    return far >= inner || far <= outer;
  }
}
