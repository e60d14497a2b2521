// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Line line = new Line(new Vec2(a.y() - b.y(), b.x() - a.x()), a.y() * b.x() - a.x() * b.y());
    return line.normal().dot(p) - line.offset();
  }
}
