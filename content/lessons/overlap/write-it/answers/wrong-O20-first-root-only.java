// wrong O20
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    if (a.minus(center).length() <= radius) return true;
    Vec2 d = b.minus(a), f = a.minus(center);
    double A = d.dot(d), B = f.dot(d), C = f.dot(f) - radius * radius;
    if (A == 0) return false;
    double disc = B * B - A * C;
    if (disc <= 0) return false;
    double t = (-B - Math.sqrt(disc)) / A;
    return t > 0 && t < 1;
  }
}
