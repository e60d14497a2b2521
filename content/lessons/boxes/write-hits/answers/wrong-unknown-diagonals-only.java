// wrong -
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    return cross(a, b, new Vec2(left, low), new Vec2(right, high)) || cross(a, b, new Vec2(left, high), new Vec2(right, low));
  }

  static boolean cross(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    Vec2 way = b.minus(a), other = d.minus(c);
    return way.cross(c.minus(a)) * way.cross(d.minus(a)) <= 0 && other.cross(a.minus(c)) * other.cross(b.minus(c)) <= 0;
  }
}
