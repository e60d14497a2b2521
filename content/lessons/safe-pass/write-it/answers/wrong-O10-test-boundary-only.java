// wrong O10
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
    Vec2 d = b.minus(a), f = a.minus(center);
    double A = d.dot(d), B = 2 * f.dot(d), C = f.dot(f) - radius * radius;
    if (A == 0) return C <= 0;
    double disc = B * B - 4 * A * C;
    if (disc < 0) return false;
    double s = Math.sqrt(disc), t1 = (-B - s) / (2 * A), t2 = (-B + s) / (2 * A);
    return t1 >= 0 && t1 <= 1 || t2 >= 0 && t2 <= 1;
  }
}
