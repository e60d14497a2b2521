// wrong S03
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 d = b.minus(a);
    double k = d.cross(center.minus(a)), s = d.cross(velocity);
    if (Math.abs(k) / d.length() < radius) return 0;
    double t = k > 0 ? (radius - k) / s : (-radius - k) / s;
    return t >= 0 && t <= 1 ? t : -1;
  }
}
