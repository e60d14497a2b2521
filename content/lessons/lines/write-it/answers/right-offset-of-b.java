// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 way = b.minus(a);
    double length = Math.hypot(way.x(), way.y());
    Vec2 n = new Vec2(-way.y() / length, way.x() / length);
    return n.x() * p.x() + n.y() * p.y() - (n.x() * b.x() + n.y() * b.y());
  }
}
