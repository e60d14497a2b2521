// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-squares

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 segV = b.minus(a);
    double length = segV.length();
    if (length == 0) return a;
    Vec2 unit = segV.unit();
    double proj = p.minus(a).dot(unit);
    if (proj < 0) return a;
    if (proj > length) return b;
    return a.plus(unit.times(proj));
  }
}
