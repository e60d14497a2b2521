// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double angle = Math.atan2(b.y() - a.y(), b.x() - a.x()) + Math.PI / 2;
    double nx = Math.cos(angle);
    double ny = Math.sin(angle);
    return nx * p.x() + ny * p.y() - (nx * a.x() + ny * a.y());
  }
}
