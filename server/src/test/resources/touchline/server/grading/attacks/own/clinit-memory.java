// EXPECT: MEMORY
import touchline.geometry.*;

class Solution {
  static final double[][] TABLE = new double[4000][4000];
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
