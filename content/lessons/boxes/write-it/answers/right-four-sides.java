// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double left = Math.min(a.x(), b.x()), right = Math.max(a.x(), b.x());
    double low = Math.min(a.y(), b.y()), high = Math.max(a.y(), b.y());
    if (left <= center.x() && center.x() <= right && low <= center.y() && center.y() <= high) return true;
    Vec2[] corners = {new Vec2(left, low), new Vec2(right, low), new Vec2(right, high), new Vec2(left, high)};
    for (int i = 0; i < 4; i++) {
      if (distance(corners[i], corners[(i + 1) % 4], center) <= radius) return true;
    }
    return false;
  }

  static double distance(Vec2 from, Vec2 to, Vec2 p) {
    Vec2 way = to.minus(from);
    if (way.length() == 0) return p.minus(from).length();
    double share = Math.max(0, Math.min(1, p.minus(from).dot(way) / way.lengthSquared()));
    return p.minus(from.plus(way.times(share))).length();
  }
}
