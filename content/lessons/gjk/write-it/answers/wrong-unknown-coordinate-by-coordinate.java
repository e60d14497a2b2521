// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    double x = direction.x() > 0 ? Math.max(a1.x(), a2.x()) : Math.min(a1.x(), a2.x());
    double y = direction.y() > 0 ? Math.max(a1.y(), a2.y()) : Math.min(a1.y(), a2.y());
    double backX = direction.x() > 0 ? Math.min(b1.x(), b2.x()) : Math.max(b1.x(), b2.x());
    double backY = direction.y() > 0 ? Math.min(b1.y(), b2.y()) : Math.max(b1.y(), b2.y());
    return new Vec2(x - backX, y - backY);
  }
}
