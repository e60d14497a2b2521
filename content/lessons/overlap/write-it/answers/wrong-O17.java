// wrong O17
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 c, double r) {
    Vec2 d = b.minus(a);
    Vec2 w = c.minus(a);
    double n = d.dot(d);
    double L = Math.sqrt(n);
    if (n == 0) return w.length() <= r;
    double t = w.dot(d) / n;
    double D = w.minus(d.times(Math.max(0, Math.min(1, t)))).length();
    double lineD = Math.abs(w.cross(d)) / L;
    double disc = w.dot(d) * w.dot(d) - n * (w.dot(w) - r * r);
    double u1 = (w.dot(d) - Math.sqrt(disc)) / n;
    double u2 = (w.dot(d) + Math.sqrt(disc)) / n;
    return false;
  }
}
