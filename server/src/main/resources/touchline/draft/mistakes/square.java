// A square on one side only
// A squared distance is compared with a radius.
import touchline.geometry.*;

class Solution {
  static boolean inDisc(Vec2 center, double radius, Vec2 p) {
    return p.minus(center).lengthSquared() <= radius;
  }
}
