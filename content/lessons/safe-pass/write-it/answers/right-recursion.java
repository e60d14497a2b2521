// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) { return from(0, a, b, opponents); }
  static boolean from(int i, Vec2 a, Vec2 b, Circle[] os) {
    return i == os.length || (!blocks(a, b, os[i]) && from(i + 1, a, b, os));
  }
  static boolean blocks(Vec2 a, Vec2 b, Circle o) {
    double r2 = o.radius() * o.radius();
    Vec2 ao = o.center().minus(a), bo = o.center().minus(b), ab = b.minus(a);
    if (ao.dot(ao) <= r2 || bo.dot(bo) <= r2) return true;
    if (ao.dot(ab) <= 0 || bo.dot(ab) >= 0) return false;
    double k = ab.cross(ao);
    return k * k <= r2 * ab.dot(ab);
  }
}
