// wrong L5
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // The coordinates change places; no sign does.
    Vec2 d = b.minus(a);
    Vec2 normal = new Vec2(d.y(), d.x()).unit();
    return normal.dot(p) - normal.dot(a);
  }
}
