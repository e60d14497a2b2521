class Solution {
  static double distance(Vec2 a, Vec2 b, Vec2 c) {
    Vec2 d = b.minus(a);
    double e = c.minus(a).dot(d), n = d.lengthSquared();
    if (e <= 0) return c.minus(a).length();
    if (e >= n) return c.minus(b).length();
    return Math.abs(d.cross(c.minus(a))) / Math.sqrt(n);
  }
}
