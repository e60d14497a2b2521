// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-by-distance

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double n = d.dot(d);
    if (n == 0) return a;
    double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / n));
    return a.plus(d.times(t));
  }
}
