// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    long across = Math.subtractExact((long) b.x(), (long) a.x());
    long up = Math.subtractExact((long) b.y(), (long) a.y());
    long reach = Math.addExact((long) radiusA, (long) radiusB);
    long squares =
        Math.addExact(Math.multiplyExact(across, across), Math.multiplyExact(up, up));
    return Long.compare(squares, Math.multiplyExact(reach, reach)) <= 0;
  }
}
