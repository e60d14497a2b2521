// threw -
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // In a the vector to p has no direction.
    Vec2 d = b.minus(a);
    Vec2 toP = p.minus(a).unit();
    return d.unit().cross(toP) * p.minus(a).length();
  }
}
