// right
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    double left = Math.min(corner.x(), opposite.x()), right = Math.max(corner.x(), opposite.x());
    double low = Math.min(corner.y(), opposite.y()), high = Math.max(corner.y(), opposite.y());
    Vec2 middle = new Vec2((left + right) / 2, (low + high) / 2);
    double halfX = (right - left) / 2, halfY = (high - low) / 2;
    Vec2 half = b.minus(a).times(0.5);
    Vec2 from = a.plus(b).times(0.5).minus(middle);
    double reachX = Math.abs(half.x()), reachY = Math.abs(half.y());
    if (Math.abs(from.x()) > halfX + reachX) return false;
    if (Math.abs(from.y()) > halfY + reachY) return false;
    return Math.abs(from.cross(half)) <= halfX * reachY + halfY * reachX;
  }
}
