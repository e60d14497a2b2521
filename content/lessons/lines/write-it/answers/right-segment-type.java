// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Segment wall = new Segment(a, b);
    Vec2 way = wall.b().minus(wall.a());
    Vec2 rel = p.minus(wall.b());
    double inverse = 1.0 / way.length();
    return inverse * (way.x() * rel.y() - way.y() * rel.x());
  }
}
