// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    long across = Math.abs((long) b.x() - (long) a.x());
    long up = Math.abs((long) b.y() - (long) a.y());
    long reach = (long) radiusA + (long) radiusB;
    return across * across <= (reach - up) * (reach + up);
  }
}
