// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-distance

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
