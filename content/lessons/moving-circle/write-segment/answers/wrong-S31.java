// wrong S31
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    double side = timeToSide(a, b, center, radius, velocity);
    double capA = timeToPoint(a, center, radius, velocity);
    double capB = timeToPoint(b, center, radius, velocity);
    return earlier(side, capA);
  }

  //@@MEMBERS: moving-circle/write-segment/parts/side-and-earlier

  //@@MEMBERS: moving-circle/parts/line-and-point
}
