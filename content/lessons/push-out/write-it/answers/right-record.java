// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closest(a, b, center);
    Vec2 v = center.minus(q);
    double D = v.length();
    if (D >= radius) return new Vec2(0, 0);
    if (D == 0) return left(a, b).times(radius);
    return v.times((radius - D) / D);
  }

  static Vec2 left(Vec2 a, Vec2 b) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return new Vec2(0, 1);
    return new Vec2(-d.y() / d.length(), d.x() / d.length());
  }

  record Arrow(double x, double y) {
    static Arrow from(Vec2 tail, Vec2 head) {
      return new Arrow(head.x() - tail.x(), head.y() - tail.y());
    }

    double dot(Arrow other) {
      return x * other.x + y * other.y;
    }
  }

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Arrow d = Arrow.from(a, b);
    Arrow w = Arrow.from(a, p);
    double along = w.dot(d);
    if (along <= 0) return a;
    if (along >= d.dot(d)) return b;
    double t = along / d.dot(d);
    return new Vec2(a.x() + d.x() * t, a.y() + d.y() * t);
  }
}
