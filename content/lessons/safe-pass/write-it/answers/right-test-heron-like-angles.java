// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle opponent : opponents) {
      if (overlaps(a, b, opponent.center(), opponent.radius())) return false;
    }
    return true;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double l = b.minus(a).length(), p = center.minus(a).length(), q = center.minus(b).length();
    if (p <= radius || q <= radius) return true;
    if (l == 0 || p * p >= q * q + l * l || q * q >= p * p + l * l) return false;
    double along = ((p - q) * (p + q) / l + l) / 2;
    return (p - along) * (p + along) <= radius * radius;
  }
}
