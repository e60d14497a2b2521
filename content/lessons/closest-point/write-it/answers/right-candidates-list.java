// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    List<Vec2> all = new ArrayList<>(List.of(a, b));
    Vec2 d = b.minus(a);
    double t = p.minus(a).dot(d) / d.lengthSquared();
    if (t > 0 && t < 1) all.add(a.plus(d.times(t)));
    return Collections.min(all, Comparator.comparingDouble(q -> q.minus(p).lengthSquared()));
  }
}
