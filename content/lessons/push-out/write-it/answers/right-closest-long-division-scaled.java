// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-to-a-goal

  //@@MEMBERS: closest-point/right-long-division-scaled

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
