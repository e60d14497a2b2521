// right
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    long[] sides = {(long) (b.x() - a.x()), (long) (b.y() - a.y())};
    long reach = (long) (radiusA + radiusB);
    long left = reach * reach;
    for (long side : sides) {
      left -= side * side;
    }
    return left >= 0;
  }
}
