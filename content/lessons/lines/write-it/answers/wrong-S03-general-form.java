// wrong S03
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double A = a.y() - b.y(), B = b.x() - a.x();
    double C = -(A * a.x() + B * a.y());
    return A * p.x() + B * p.y() + C;
  }
}
