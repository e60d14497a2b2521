// wrong M28
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 normal = b.perpendicular().unit();
    return normal.dot(p) - normal.dot(a);
  }
}
