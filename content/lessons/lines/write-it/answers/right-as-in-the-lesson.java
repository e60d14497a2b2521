// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    return signedDistance(Line.through(a, b), p);
  }

  static double signedDistance(Line line, Vec2 p) {
    double proj = line.normal().dot(p);
    return proj - line.offset();
  }
}
