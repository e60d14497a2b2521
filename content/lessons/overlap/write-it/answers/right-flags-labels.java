// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    boolean hit = false;
    double r2 = radius * radius;
    test:
    do {
      if (a.minus(center).lengthSquared() <= r2) { hit = true; break test; }
      if (b.minus(center).lengthSquared() <= r2) { hit = true; break test; }
      Vec2 ab = b.minus(a);
      double s = center.minus(a).dot(ab);
      if (s <= 0 || s >= ab.lengthSquared()) break test;
      double cr = ab.cross(center.minus(a));
      if (cr * cr <= r2 * ab.lengthSquared()) hit = true;
    } while (false);
    return hit;
  }
}
