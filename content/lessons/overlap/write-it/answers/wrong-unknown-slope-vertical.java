// wrong -
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    if (a.equals(b)) return center.minus(a).length() <= radius;
    double m = (b.y() - a.y()) / (b.x() - a.x());
    double n = a.y() - m * a.x();
    double x = (center.x() + m * (center.y() - n)) / (1 + m * m);
    x = Math.max(Math.min(a.x(), b.x()), Math.min(Math.max(a.x(), b.x()), x));
    double y = m * x + n;
    return Math.sqrt((x - center.x()) * (x - center.x()) + (y - center.y()) * (y - center.y())) <= radius;
  }
}
