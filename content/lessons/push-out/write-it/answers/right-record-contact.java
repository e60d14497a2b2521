// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return Contact.between(a, b, center).push(radius);
  }

  record Contact(Vec2 away, double distance, Vec2 fallback) {
    static Contact between(Vec2 a, Vec2 b, Vec2 c) {
      Vec2 d = b.minus(a);
      double n = d.lengthSquared();
      double t = n == 0 ? 0 : Math.min(1, Math.max(0, c.minus(a).dot(d) / n));
      Vec2 w = c.minus(a.plus(d.times(t)));
      return new Contact(w, w.length(), n == 0 ? new Vec2(0, 1) : d.perpendicular().unit());
    }
    Vec2 push(double r) {
      if (distance >= r) return Vec2.ZERO;
      return distance == 0 ? fallback.times(r) : away.times(r / distance).minus(away);
    }
  }
}
