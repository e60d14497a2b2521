// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double len = d.length();
    if (len < 1e-12) return a;
    Vec2 dir = d.unit();
    double s = p.minus(a).dot(dir);
    if (s < 0) s = 0;
    if (s > len) s = len;
    return a.plus(dir.times(s));
  }
}
