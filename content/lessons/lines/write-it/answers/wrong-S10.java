// wrong S10
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 normal = b.minus(a).perpendicular().unit();
    double offset = normal.dot(a);
    return normal.dot(p) + offset;
  }
}
