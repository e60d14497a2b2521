// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 d = b.minus(a);
    Vec2 w = center.minus(a);
    Vec2 away = w.minus(d.times(w.dot(d) / d.dot(d)));
    double k = away.length();
    if (k < radius) return 0;
    double toward = k == 0 ? Math.abs(d.cross(velocity)) / d.length() : -away.dot(velocity) / k;
    if (toward <= 0) return -1;
    double t = (k - radius) / toward;
    return t > 1 ? -1 : t;
  }
}
