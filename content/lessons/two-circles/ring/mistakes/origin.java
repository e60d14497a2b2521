// The centre is left out
// The distance is measured from the origin.
import touchline.geometry.*;

class Solution {
  static boolean inRing(Vec2 center, double inner, double outer, Vec2 p) {
    double far = p.minus(center).length();
    return p.length() >= inner && p.length() <= outer;
  }
}
