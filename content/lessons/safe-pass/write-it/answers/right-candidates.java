// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle opponent : opponents) {
      Vec2 q = closest(a, b, opponent.center());
      if (opponent.center().minus(q).lengthSquared() <= opponent.radius() * opponent.radius()) {
        return false;
      }
    }
    return true;
  }

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
