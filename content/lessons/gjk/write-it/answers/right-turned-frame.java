// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    double angle = Math.atan2(direction.y(), direction.x());
    double cos = Math.cos(angle), sin = Math.sin(angle);
    double one = (a1.x() - a2.x()) * cos + (a1.y() - a2.y()) * sin;
    double other = (b1.x() - b2.x()) * cos + (b1.y() - b2.y()) * sin;
    Vec2 end = one > 0 ? a1 : a2;
    Vec2 start = other > 0 ? b2 : b1;
    return new Vec2(end.x() - start.x(), end.y() - start.y());
  }
}
