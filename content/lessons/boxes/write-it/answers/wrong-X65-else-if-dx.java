// wrong X65
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Box box = new Box(a, b);
    double dx = 0, dy = 0;
    if (center.x() < box.left()) dx = box.left() - center.x();
    else if (center.x() > box.right()) dx = center.x() - box.right();
    else if (center.y() < box.bottom()) dy = box.bottom() - center.y();
    else if (center.y() > box.top()) dy = center.y() - box.top();
    return Math.sqrt(dx * dx + dy * dy) <= radius;
  }
}
