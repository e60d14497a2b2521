// wrong M18
import java.util.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-by-coordinates

  //@@MEMBERS: closest-point/wrong-M18-box-sorted

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
