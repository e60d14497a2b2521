// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double c = b.minus(a).length(), p = center.minus(a).length(), q = center.minus(b).length();
    if (p <= radius || q <= radius) return true;
    if (c == 0) return false;
    // obtuse at an end: the end is nearest
    if (p * p + c * c < q * q || q * q + c * c < p * p) return false;
    double s = (c + p + q) / 2;
    double area = Math.sqrt(Math.max(0, s * (s - c) * (s - p) * (s - q)));
    return 2 * area / c <= radius;
  }
}
