// wrong O01
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    boolean clean = true;
    for (int i = 0; i < opponents.length; i++) {
      clean = clean && !overlaps(a, b, opponents[i].center(), opponents[i].radius());
    }
    return clean;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double A = b.y() - a.y(), B = a.x() - b.x(), C = -A * a.x() - B * a.y();
    if (A == 0 && B == 0) return Math.hypot(center.x() - a.x(), center.y() - a.y()) <= radius;
    return Math.abs(A * center.x() + B * center.y() + C) / Math.sqrt(A * A + B * B) <= radius;
  }
}
