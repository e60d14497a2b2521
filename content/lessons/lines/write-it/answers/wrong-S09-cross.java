// wrong S09
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // p is taken as it stands, from the origin.
    Vec2 way = b.minus(a).unit();
    return way.x() * p.y() - way.y() * p.x();
  }
}
