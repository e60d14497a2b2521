// wrong N23
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    int dx = (int) (a.x() - b.x());
    int dy = (int) (a.y() - b.y());
    int reach = (int) (radiusA + radiusB);
    long squared = dx * dx + dy * dy;
    return squared <= (long) (reach * reach);
  }
}
