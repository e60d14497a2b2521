// wrong O09
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a), f = a.minus(center);
    double A = d.dot(d), B = 2 * f.dot(d), C = f.dot(f) - radius * radius;
    return B * B - 4 * A * C >= 0;
  }
}
