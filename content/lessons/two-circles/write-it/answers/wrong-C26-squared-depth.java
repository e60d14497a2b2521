// wrong C26
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 v = a.minus(b);
    double d2 = v.dot(v);
    double r = radiusA + radiusB;
    if (d2 >= r * r) return new Vec2(0, 0);
    if (d2 == 0) return new Vec2(0, r);
    return v.unit().times(Math.sqrt(r * r - d2));
  }
}
