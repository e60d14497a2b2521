// wrong S03
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular();
    double dist = Math.abs(n.dot(center.minus(a))) / n.length();
    if (dist < radius) return 0;
    double s = n.dot(center.minus(a)) > 0 ? -n.dot(velocity) : n.dot(velocity);
    if (s <= 0) return -1;
    double t = (n.length() * dist - radius) / s;
    return t <= 1 && t >= 0 ? t : -1;
  }
}
