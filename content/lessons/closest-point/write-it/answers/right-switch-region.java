// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    int code = (p.minus(a).dot(d) <= 0 ? 1 : 0) | (p.minus(b).dot(d) >= 0 ? 2 : 0);
    return switch (code) {
      case 0 -> a.plus(d.times(p.minus(a).dot(d) / d.lengthSquared()));
      case 2 -> b;
      default -> a;
    };
  }
}
