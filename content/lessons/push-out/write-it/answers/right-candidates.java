// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: push-out/parts/offset-by-distance

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    List<Vec2> candidates = new ArrayList<>(List.of(a, b));
    Vec2 d = b.minus(a);
    if (d.lengthSquared() > 0) {
      double t = p.minus(a).dot(d) / d.lengthSquared();
      if (t > 0 && t < 1) candidates.add(a.plus(d.times(t)));
    }
    Vec2 best = a;
    for (Vec2 each : candidates) {
      if (each.minus(p).lengthSquared() < best.minus(p).lengthSquared()) best = each;
    }
    return best;
  }
}
