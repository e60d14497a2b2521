// wrong M13
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 segV = a.minus(b);
    Vec2 pV = p.minus(a);
    double length = segV.length();
    if (length == 0) return a;
    double proj = pV.dot(segV.unit());
    if (proj <= 0) return a;
    if (proj >= length) return b;
    return a.plus(segV.unit().times(proj));
  }
}
