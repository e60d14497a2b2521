// wrong M16
import java.util.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-or-almost-on-segment

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    return Stream.of(a, b).min(Comparator.comparingDouble(e -> e.minus(p).length())).orElseThrow();
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
