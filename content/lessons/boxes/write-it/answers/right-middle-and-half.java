// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 middle = a.plus(b).times(0.5);
    double dx = Math.abs(center.x() - middle.x()) - Math.abs(b.x() - a.x()) / 2;
    double dy = Math.abs(center.y() - middle.y()) - Math.abs(b.y() - a.y()) / 2;
    return new Vec2(Math.max(dx, 0), Math.max(dy, 0)).length() <= radius;
  }
}
