// wrong X16
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 middle = a.plus(b).times(0.5);
    double around = b.minus(a).length() / 2;
    return center.minus(middle).length() <= around + radius;
  }
}
