// wrong M02
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double n = d.dot(d), e = center.minus(a).dot(d);
    if (e <= 0) return center.minus(a).length() <= radius;
    return Math.abs(center.minus(a).cross(d)) <= radius * Math.sqrt(n);
  }
}
