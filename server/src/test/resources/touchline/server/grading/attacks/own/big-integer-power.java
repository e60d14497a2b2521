// EXPECT: TIME|MEMORY
import touchline.geometry.*;

class Solution {

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() < 1e9) {
      java.math.BigInteger.TWO.pow(100000000).toString();
    }
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)))));
  }
}
