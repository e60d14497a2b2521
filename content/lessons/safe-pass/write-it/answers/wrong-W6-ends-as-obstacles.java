// wrong W6
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    List<Vec2> all = new ArrayList<>(List.of(a, b));
    for (Circle o : opponents) all.add(o.center());
    for (int i = 0; i < all.size(); i++) {
      double r = i < 2 ? 1 : opponents[i - 2].radius();
      if (distance(a, b, all.get(i)) <= r) return false;
    }
    return true;
  }

  static double distance(Vec2 a, Vec2 b, Vec2 c) {
    Vec2 d = b.minus(a);
    double e = c.minus(a).dot(d), n = d.lengthSquared();
    if (e <= 0) return c.minus(a).length();
    if (e >= n) return c.minus(b).length();
    return Math.abs(d.cross(c.minus(a))) / Math.sqrt(n);
  }
}
