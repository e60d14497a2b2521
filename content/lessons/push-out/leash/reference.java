import touchline.geometry.*;

class Solution {
  static Vec2 held(Vec2 a, Vec2 b, double leash, Vec2 p) {
    Vec2 ring = closestPoint(a, b, p);
    Vec2 way = p.minus(ring);
    double distance = way.length();
    if (distance <= leash) {
      return p;
    }
    return ring.plus(way.times(leash / distance));
  }

  private static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double part = p.minus(a).dot(d) / d.dot(d);
    return a.plus(d.times(Math.max(0, Math.min(1, part))));
  }
}
