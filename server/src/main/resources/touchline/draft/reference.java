import touchline.geometry.*;

class Solution {
  static boolean inDisc(Vec2 center, double radius, Vec2 p) {
    Vec2 d = p.minus(center);
    return d.x() * d.x() + d.y() * d.y() <= radius * radius;
  }
}
