// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closestPoint(a, b, center);
    double dx = q.x() - center.x(), dy = q.y() - center.y();
    return !(Math.sqrt(dx * dx + dy * dy) > radius);
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double[] A = {a.x() - a.x(), 0}, P = {p.x() - a.x(), p.y() - a.y(), 1}, B = {b.x() - a.x(), b.y() - a.y(), 1};
    double[] line = {-B[1], B[0], 0};
    double[] across = {B[0], B[1], -(B[0] * P[0] + B[1] * P[1])};
    double[] meet = {line[1] * across[2] - line[2] * across[1], line[2] * across[0] - line[0] * across[2], line[0] * across[1] - line[1] * across[0]};
    if (meet[2] == 0) return a;
    Vec2 foot = new Vec2(meet[0] / meet[2], meet[1] / meet[2]);
    Vec2 d = b.minus(a);
    if (foot.dot(d) <= 0) return a;
    if (foot.dot(d) >= d.dot(d)) return b;
    return a.plus(foot);
  }
}
