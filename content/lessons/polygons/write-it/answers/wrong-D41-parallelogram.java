// wrong D41
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {

    Vec2 e = b.minus(a), f = c.minus(a), q = p.minus(a);
    double d = e.cross(f);
    double u = q.cross(f) / d, w = e.cross(q) / d;
    return u >= 0 && u <= 1 && w >= 0 && w <= 1;
  }
}
