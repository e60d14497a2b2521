// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double reach = radiusA + radiusB;
    double distance = Math.hypot(a.x() - b.x(), a.y() - b.y());
    if (distance > reach) return Vec2.ZERO;
    Vec2 direction = distance == 0 ? new Vec2(0, 1) : a.minus(b).unit();
    Vec2 target = b.plus(direction.times(reach));
    return target.minus(a);
  }
}
