// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return inside(a, center, radius) || inside(b, center, radius) || search(a, b, center, radius, 0);
  }
  static boolean inside(Vec2 p, Vec2 c, double r) { return p.minus(c).lengthSquared() <= r * r; }
  static boolean search(Vec2 a, Vec2 b, Vec2 c, double r, int depth) {
    Vec2 m = a.plus(b).times(0.5);
    if (inside(m, c, r)) return true;
    if (depth == 60) return false;
    boolean towardB = b.minus(a).dot(c.minus(m)) > 0;
    return towardB ? search(m, b, c, r, depth + 1) : search(a, m, c, r, depth + 1);
  }
}
