// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 e = b.minus(a);
    double cross = e.cross(center.minus(a)), turn = e.cross(velocity), reach = radius * e.length();
    double size = Math.abs(cross);
    if (size < reach) return 0;
    double approach = cross > 0 ? -turn : turn;
    if (!(approach > 0)) return -1;
    double t = (size - reach) / approach;
    return t <= 1 ? t : -1;
  }
}
