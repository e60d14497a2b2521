// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return opponents.length == 0 || cleanFrom(a, b, opponents, 0);
  }

  static boolean cleanFrom(Vec2 a, Vec2 b, Circle[] all, int i) {
    if (i == all.length) return true;
    return !overlaps(a, b, all[i].center(), all[i].radius()) && cleanFrom(a, b, all, i + 1);
  }
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 u = a.minus(center), v = b.minus(center);
    double base = b.minus(a).length();
    if (base == 0 || u.dot(v.minus(u)) >= 0) return u.length() <= radius;
    if (v.dot(v.minus(u)) <= 0) return v.length() <= radius;
    double area = Math.abs(u.cross(v)) / 2;
    return 2 * area / base <= radius;
  }
}
