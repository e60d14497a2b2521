// wrong L1
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double A = b.y() - a.y(), B = a.x() - b.x(), C = -A * a.x() - B * a.y();
    return Math.abs(A * p.x() + B * p.y() + C) / Math.sqrt(A * A + B * B);
  }
}
