// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    final class Walker {
      final Vec2 from, step;
      Walker(Vec2 from, Vec2 to) { this.from = from; this.step = to.minus(from); }
      Vec2 nearest(Vec2 to) {
        double whole = step.lengthSquared();
        double part = to.minus(from).dot(step);
        if (part <= 0 || whole == 0) return from;
        return part >= whole ? from.plus(step) : from.plus(step.times(part / whole));
      }
    }
    return new Walker(a, b).nearest(p);
  }
}
