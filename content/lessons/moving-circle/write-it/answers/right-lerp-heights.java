// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 u = b.minus(a).unit();
    double y0 = u.cross(center.minus(a));
    double y1 = u.cross(center.plus(velocity).minus(a));
    double s = y0 < 0 ? -1 : 1;
    y0 *= s; y1 *= s;
    return y0 < radius ? 0 : y1 < y0 && y1 <= radius ? (y0 - radius) / (y0 - y1) : -1;
  }
}
