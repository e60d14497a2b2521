// wrong O11
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle opponent : opponents) {
      if (overlaps(a, b, opponent.center(), opponent.radius())) return false;
    }
    return true;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a), f = a.minus(center);
    double A = d.dot(d), h = f.dot(d), C = f.dot(f) - radius * radius;
    if (A == 0) return C <= 0;
    double disc = h * h - A * C;
    if (disc < 0) return false;
    double t = (-h - Math.sqrt(disc)) / A;
    return t >= 0 && t <= 1;
  }
}
