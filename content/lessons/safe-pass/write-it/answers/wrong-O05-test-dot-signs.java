// wrong O05
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-loop

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    return center.minus(a).dot(d) >= 0 && center.minus(b).dot(d) <= 0 && Math.abs(center.minus(a).cross(d)) <= radius * d.length();
  }
}
