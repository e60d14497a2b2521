// wrong S12
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 unit = b.minus(a).unit();
    double offset = unit.dot(a);
    return unit.dot(p) - offset;
  }
}
