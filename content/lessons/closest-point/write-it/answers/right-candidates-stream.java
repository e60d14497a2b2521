// right
import java.util.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = p.minus(a).dot(d) / d.dot(d);
    return Stream.of(0.0, 1.0, t).filter(k -> k >= 0 && k <= 1).map(k -> a.plus(d.times(k))).min(Comparator.comparing(q -> q.minus(p).length())).get();
  }
}
