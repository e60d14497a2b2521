// EXPECT: TIME
import touchline.geometry.*;

class Solution {
  interface I { int LOOP = Solution.spin(); }
  static int spin() { for (int i = 0; ; i ^= 1) { } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      int y = I.LOOP;
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
