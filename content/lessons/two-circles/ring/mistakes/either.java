// Or instead of and
// One of the two comparisons always holds, so every point counts.
import touchline.geometry.*;

class Solution {
  static boolean inRing(Vec2 center, double inner, double outer, Vec2 p) {
    double far = p.minus(center).length();
    return far >= inner || far <= outer;
  }
}
