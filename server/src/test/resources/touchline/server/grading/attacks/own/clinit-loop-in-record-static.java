// EXPECT: TIME
import touchline.geometry.*;

class Solution {
  record R(int x) { static final int LOOP = spin(); static int spin() { int i = 0; while (true) i++; } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      int y = R.LOOP;
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
