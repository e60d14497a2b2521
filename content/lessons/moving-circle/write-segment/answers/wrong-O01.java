// wrong O01
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: moving-circle/write-segment/parts/earliest-of-three

  static double timeToSide(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 segV = b.minus(a);
    if (segV.length() == 0) return -1;
    double time = timeOfImpact(a, b, center, radius, velocity);
    if (time < 0) return -1;
    double proj = center.plus(velocity.times(time)).minus(a).dot(segV.unit());
    return time;
  }

  //@@MEMBERS: moving-circle/write-segment/parts/earlier-of-two

  //@@MEMBERS: moving-circle/parts/line-and-point
}
