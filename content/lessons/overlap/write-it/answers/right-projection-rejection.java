// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a), w = center.minus(a);
    if (a.equals(b)) return !(w.length() > radius);
    Vec2 along = d.times(w.dot(d) / d.dot(d));
    Vec2 across = w.minus(along);
    double past = along.dot(d) < 0 ? along.length() : along.lengthSquared() > d.lengthSquared() ? along.minus(d).length() : 0;
    return Math.sqrt(across.lengthSquared() + past * past) <= radius;
  }
}
