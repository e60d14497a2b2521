// wrong D39
import touchline.geometry.*;

class Solution {
  static double angle(Vec2 u, Vec2 v) {
    return Math.toDegrees(Math.acos(Math.max(-1, Math.min(1, u.dot(v) / (u.length() * v.length())))));
  }
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    if (p.equals(a) || p.equals(b) || p.equals(c)) return true;
    Vec2 pa = a.minus(p), pb = b.minus(p), pc = c.minus(p);
    return Math.abs(angle(pa, pb) + angle(pb, pc) + angle(pc, pa) - 360) < 0.5;
  }
}
