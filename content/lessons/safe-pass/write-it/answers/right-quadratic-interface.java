// right
import touchline.geometry.*;

class Solution {
  interface Obstacle { boolean isHitBy(Vec2 a, Vec2 b); }
  record Opponent(Circle c) implements Obstacle {
    public boolean isHitBy(Vec2 a, Vec2 b) {
      Vec2 d = b.minus(a), f = a.minus(c.center());
      double A = d.dot(d), B = f.dot(d), C = f.dot(f) - c.radius() * c.radius();
      if (C <= 0) return true;
      if (A == 0) return false;
      double D = B * B - A * C;
      if (D < 0) return false;
      double t = (-B - Math.sqrt(D)) / A;
      return t >= 0 && t <= 1;
    }
  }
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle c : opponents) { Obstacle o = new Opponent(c); if (o.isHitBy(a, b)) return false; }
    return true;
  }
}
