// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    return ((long) a.x() - (long) b.x()) * ((long) a.x() - (long) b.x())
            + ((long) a.y() - (long) b.y()) * ((long) a.y() - (long) b.y())
        <= ((long) radiusA + (long) radiusB) * ((long) radiusA + (long) radiusB);
  }
}
