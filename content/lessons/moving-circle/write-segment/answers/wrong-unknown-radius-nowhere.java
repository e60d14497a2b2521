// wrong -
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double side = timeToSide(a, b, center, 0, velocity);
    double capA = timeToPoint(a, center, 0, velocity);
    double capB = timeToPoint(b, center, 0, velocity);
    return earlier(side, earlier(capA, capB));
  }

  //@@MEMBERS: moving-circle/write-segment/parts/side-and-earlier

  //@@MEMBERS: moving-circle/parts/line-and-point
}
