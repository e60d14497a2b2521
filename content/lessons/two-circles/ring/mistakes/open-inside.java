// The inner edge is left out
// A point on the inner edge does not count.
import touchline.geometry.*;

class Solution {
  static boolean inRing(Vec2 center, double inner, double outer, Vec2 p) {
    double far = p.minus(center).length();
    return far > inner && far <= outer;
  }
}
