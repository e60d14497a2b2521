// A square on one side only
// A squared distance is compared with a distance.
import touchline.geometry.*;

class Solution {
  static boolean inRing(Vec2 center, double inner, double outer, Vec2 p) {
    double far = p.minus(center).length();
    return far * far >= inner && far * far <= outer;
  }
}
