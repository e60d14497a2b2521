// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return a;
    double re = b.x() - a.x(), im = b.y() - a.y(), n = re * re + im * im;
    double x = p.x() - a.x(), y = p.y() - a.y();
    double zr = (x * re + y * im) / n;
    double cut = zr < 0 ? 0 : Math.min(zr, 1);
    return new Vec2(cut * re + a.x(), cut * im + a.y());
  }
}
