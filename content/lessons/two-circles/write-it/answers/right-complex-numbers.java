// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Complex z = new Complex(a.x() - b.x(), a.y() - b.y());
    double depth = radiusA + radiusB - z.size();
    if (depth <= 0) return Vec2.ZERO;
    Complex unit = z.size() == 0 ? new Complex(0, 1) : z.over(z.size());
    return new Vec2(depth * unit.re, depth * unit.im);
  }

  record Complex(double re, double im) {
    double size() {
      return Math.sqrt(re * re + im * im);
    }

    Complex over(double real) {
      return new Complex(re / real, im / real);
    }
  }
}
