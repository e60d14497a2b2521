// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-distance

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    double A = b.y() - a.y(), B = a.x() - b.x(), n = A * A + B * B;
    if (n == 0) return a;
    double k = (A * (p.x() - a.x()) + B * (p.y() - a.y())) / n;
    double x = p.x() - A * k, y = p.y() - B * k;
    double s = B * B > A * A ? (x - a.x()) / (b.x() - a.x()) : (y - a.y()) / (b.y() - a.y());
    if (s <= 0) return a;
    if (s >= 1) return b;
    return new Vec2(x, y);
  }
}
