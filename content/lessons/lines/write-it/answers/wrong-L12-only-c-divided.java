// wrong L12
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double A = a.y() - b.y(), B = b.x() - a.x(), C = a.cross(b);
    return A * p.x() + B * p.y() + C / Math.sqrt(A * A + B * B);
  }
}
