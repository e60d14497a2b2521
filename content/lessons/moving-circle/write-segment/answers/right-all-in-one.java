// right
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double best = 2;
    Vec2 seg = b.minus(a);
    double len = seg.length();
    if (len > 0) {
      Vec2 u = seg.unit();
      double d = u.cross(center.minus(a)), s = u.cross(velocity);
      if (d < 0) { d = -d; s = -s; }
      double t = d < radius ? 0 : s < 0 ? (d - radius) / -s : 2;
      double x = center.minus(a).dot(u) + t * velocity.dot(u);
      if (t <= 1 && x >= 0 && x <= len) best = t;
    }
    for (Vec2 end : new Vec2[] {a, b}) {
      Vec2 w = center.minus(end);
      double A = velocity.dot(velocity), B = w.dot(velocity), C = w.dot(w) - radius * radius;
      double D = B * B - A * C;
      if (C < 0) best = 0;
      else if (B < 0 && D > 0) best = Math.min(best, (-B - Math.sqrt(D)) / A);
    }
    return best <= 1 ? best : -1;
  }
}
