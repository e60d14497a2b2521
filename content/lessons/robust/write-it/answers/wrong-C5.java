// wrong C5
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    long dx = (long) (a.x() - b.x());
    long dy = (long) (a.y() - b.y());
    long reach = (long) (radiusA + radiusB);
    long between = (long) (radiusA - radiusB);
    long squared = dx * dx + dy * dy;
    return squared <= reach * reach && squared >= between * between;
  }
}
