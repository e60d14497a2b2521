// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-or-almost-on-segment

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    return search(a, b, p, b.minus(a), 55);
  }
  static Vec2 search(Vec2 lo, Vec2 hi, Vec2 p, Vec2 d, int left) {
    Vec2 mid = new Vec2((lo.x() + hi.x()) / 2, (lo.y() + hi.y()) / 2);
    if (left == 0) return mid;
    return mid.minus(p).dot(d) > 0 ? search(lo, mid, p, d, left - 1) : search(mid, hi, p, d, left - 1);
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
