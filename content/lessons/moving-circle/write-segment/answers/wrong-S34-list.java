// wrong S34
import java.util.*;
import touchline.geometry.*;

class Solution {
  static double timeToSegment(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    List<Double> hits = new ArrayList<>();
    hits.add(timeToPoint(a, center, radius, velocity));
    hits.add(timeToPoint(b, center, radius, velocity));
    Vec2 along = b.minus(a);
    if (along.lengthSquared() != 0) {
      double t = timeOfImpact(a, b, center, radius, velocity);
      double x = center.minus(a).dot(along) + t * velocity.dot(along);
      if (x >= 0 && x <= along.lengthSquared()) hits.add(t);
    }
    hits.removeIf(t -> t < 0);
    return hits.isEmpty() ? -1 : hits.get(0);
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
