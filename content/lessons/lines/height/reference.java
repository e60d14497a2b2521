import touchline.geometry.*;

class Solution {
  static double height(Vec2 a, Vec2 b, Vec2 c) {
    Vec2 base = b.minus(a);
    double twiceTheArea = base.cross(c.minus(a));
    return Math.abs(twiceTheArea) / base.length();
  }
}
