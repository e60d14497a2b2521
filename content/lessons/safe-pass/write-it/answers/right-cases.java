// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle opponent : opponents) {
      Vec2 q = closest(a, b, opponent.center());
      if (opponent.center().minus(q).length() <= opponent.radius()) {
        return false;
      }
    }
    return true;
  }

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 ab = b.minus(a);
    Vec2 ap = p.minus(a);
    Vec2 bp = p.minus(b);
    if (ap.dot(ab) <= 0) {
      return a;
    } else if (bp.dot(ab) >= 0) {
      return b;
    } else {
      double share = ap.dot(ab) / (ap.dot(ab) - bp.dot(ab));
      return new Vec2(a.x() + share * ab.x(), a.y() + share * ab.y());
    }
  }
}
