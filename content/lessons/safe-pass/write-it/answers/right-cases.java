// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-distance

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
