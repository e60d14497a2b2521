// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    double x = direction.x();
    double y = direction.y();
    double fromA = (a2.x() - a1.x()) * x + (a2.y() - a1.y()) * y;
    double fromB = (b2.x() - b1.x()) * x + (b2.y() - b1.y()) * y;
    double endX = fromA > 0 ? a2.x() : a1.x();
    double endY = fromA > 0 ? a2.y() : a1.y();
    double startX = fromB < 0 ? b2.x() : b1.x();
    double startY = fromB < 0 ? b2.y() : b1.y();
    return new Vec2(endX - startX, endY - startY);
  }
}
