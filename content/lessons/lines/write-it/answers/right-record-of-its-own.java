// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    return NormalForm.of(a, b).at(p);
  }

  record NormalForm(double nx, double ny, double d) {
    static NormalForm of(Vec2 a, Vec2 b) {
      double x = a.y() - b.y();
      double y = b.x() - a.x();
      double length = Math.sqrt(x * x + y * y);
      return new NormalForm(x / length, y / length, (x * a.x() + y * a.y()) / length);
    }

    double at(Vec2 p) {
      return nx * p.x() + ny * p.y() - d;
    }
  }
}
