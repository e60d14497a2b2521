// wrong L5
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a).unit();
    Vec2 normal = new Vec2(-d.x(), d.y());
    return normal.dot(p.minus(a));
  }
}
