// wrong F51
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2[] as = {a1, a2}, bs = {b1, b2};
    double best = 0;
    Vec2 result = new Vec2(0, 0);
    for (Vec2 p : as) for (Vec2 q : bs) {
      Vec2 d = p.minus(q);
      if (d.dot(direction) > best) { best = d.dot(direction); result = d; }
    }
    return result;
  }
}
