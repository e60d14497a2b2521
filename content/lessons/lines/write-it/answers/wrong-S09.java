// wrong S09
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 normal = b.minus(a).perpendicular().unit();
    return normal.dot(p);
  }
}
