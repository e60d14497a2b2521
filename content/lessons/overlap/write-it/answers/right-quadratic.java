// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    if (inside(a, center, radius) || inside(b, center, radius)) return true;
    Vec2 d = b.minus(a), f = a.minus(center);
    double A = d.dot(d), B = 2 * f.dot(d), C = f.dot(f) - radius * radius;
    double disc = B * B - 4 * A * C;
    if (A == 0 || disc < 0) return false;
    double one = (-B - Math.sqrt(disc)) / (2 * A), two = (-B + Math.sqrt(disc)) / (2 * A);
    return one >= 0 && one <= 1 || two >= 0 && two <= 1;
  }

  static boolean inside(Vec2 p, Vec2 center, double radius) {
    return p.minus(center).lengthSquared() <= radius * radius;
  }
}
