// wrong S03+S10
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 normal = b.minus(a).perpendicular();
    return normal.dot(p) + normal.dot(a);
  }
}
