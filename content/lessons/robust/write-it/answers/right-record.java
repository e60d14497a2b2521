// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Whole from = new Whole((long) a.x(), (long) a.y());
    Whole to = new Whole((long) b.x(), (long) b.y());
    long reach = (long) radiusA + (long) radiusB;
    return to.minus(from).squared() <= reach * reach;
  }

  record Whole(long x, long y) {
    Whole minus(Whole other) {
      return new Whole(x - other.x, y - other.y);
    }

    long squared() {
      return x * x + y * y;
    }
  }
}
