import touchline.geometry.*;

class Solution {
  static Vec2 mirror(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.dot(d) == 0) throw new IllegalArgumentException("no line");
    double t = p.minus(a).dot(d) / d.dot(d);
    Vec2 foot = a.plus(d.times(t));
    return foot.times(2).minus(p);
  }
}
