// wrong S17
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Line line = Line.through(b, a);
    return line.normal().dot(p) - line.offset();
  }
}
