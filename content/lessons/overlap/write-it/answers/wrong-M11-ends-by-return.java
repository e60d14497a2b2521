// wrong M11
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: closest-point/wrong-M11-ends-by-return
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return closestPoint(a, b, center).minus(center).length() <= radius;
  }
}
