// The centre is left out
// The distance is measured from the origin.
import touchline.geometry.*;

class Solution {
  static boolean inDisc(Vec2 center, double radius, Vec2 p) {
    return p.length() <= radius;
  }
}
