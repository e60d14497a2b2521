class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double square = d.lengthSquared();
    if (square == 0) return a;
    double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / square));
    return a.plus(d.times(t));
  }
}
