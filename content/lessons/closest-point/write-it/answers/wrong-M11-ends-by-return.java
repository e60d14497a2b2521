// wrong M11
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 segV = b.minus(a);
    double length = segV.length();
    if (length == 0) return a;
    double proj = p.minus(a).dot(segV.unit());
    if (proj <= 0) return a;
    if (proj >= length) return b;
    return segV.unit().times(proj);
  }
}
