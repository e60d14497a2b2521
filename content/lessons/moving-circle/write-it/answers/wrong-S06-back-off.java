// wrong S06
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 d = b.minus(a);
    double h = d.cross(center.minus(a)) / d.length(), s = d.cross(velocity) / d.length();
    if (Math.abs(h) < radius) return 0;
    if (h * s >= 0) return -1;
    double t = Math.abs(h / s) - radius / velocity.length();
    return t >= 0 && t <= 1 ? t : -1;
  }
}
