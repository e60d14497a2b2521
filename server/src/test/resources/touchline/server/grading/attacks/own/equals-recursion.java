// EXPECT: RECURSION
import touchline.geometry.*;

class Solution {
  record K(Object o) { public boolean equals(Object other) { return other.equals(this); } public int hashCode() { return 1; } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      new K(1).equals(new K(2));
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
