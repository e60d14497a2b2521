// Two differences added
// The end is chosen by the difference in x plus that in y, and not by the distance.
import touchline.geometry.*;

class Solution {
  static Vec2 farthestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 toA = a.minus(p);
    Vec2 toB = b.minus(p);
    double farA = Math.abs(toA.x()) + Math.abs(toA.y());
    double farB = Math.abs(toB.x()) + Math.abs(toB.y());
    return farA > farB ? a : b;
  }
}
