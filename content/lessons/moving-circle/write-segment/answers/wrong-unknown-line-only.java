// wrong -
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    return timeOfImpact(a, b, center, radius, velocity);
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
