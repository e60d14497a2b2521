// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double dx = b.x() - a.x(), dy = b.y() - a.y(), fx = a.x() - center.x(), fy = a.y() - center.y();
    double qa = dx * dx + dy * dy, qb = fx * dx + fy * dy, qc = fx * fx + fy * fy - radius * radius;
    if (qa == 0) return qc <= 0;
    double disc = qb * qb - qa * qc;
    if (disc < 0) return false;
    double lo = (-qb - Math.sqrt(disc)) / qa, hi = (-qb + Math.sqrt(disc)) / qa;
    return lo <= 1 && hi >= 0;
  }
}
