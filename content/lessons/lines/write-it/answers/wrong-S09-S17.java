// wrong S09+S17
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 n = new Vec2(b.y() - a.y(), a.x() - b.x()).unit();
    return n.dot(p);
  }
}
