// right
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    if (Math.max(a.x(), b.x()) < left || Math.min(a.x(), b.x()) > right) return false;
    if (Math.max(a.y(), b.y()) < low || Math.min(a.y(), b.y()) > high) return false;
    Vec2 way = b.minus(a);
    Vec2[] corners = {new Vec2(left, low), new Vec2(left, high), new Vec2(right, low), new Vec2(right, high)};
    int above = 0, below = 0;
    for (Vec2 each : corners) {
      double side = way.cross(each.minus(a));
      if (side > 0) above++;
      if (side < 0) below++;
    }
    return above < 4 && below < 4;
  }
}
