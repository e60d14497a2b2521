// EXPECT: RIGHT
import touchline.geometry.*;

class Solution {
  static class Budget { static void steps(int n) { } static int enter(int f) { return 0; } static void leave(int b) { } }
  static class Toll { static void through(Object o) { } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      Budget.steps(1);
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
