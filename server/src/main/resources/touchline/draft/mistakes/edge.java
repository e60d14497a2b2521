// The edge is left out
// A point on the edge does not count.
import touchline.geometry.*;

class Solution {
  static boolean inDisc(Vec2 center, double radius, Vec2 p) {
    return p.minus(center).length() < radius;
  }
}
