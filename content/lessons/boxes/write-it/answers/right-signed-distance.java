// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 middle = a.plus(b).times(0.5);
    double qx = Math.abs(center.x() - middle.x()) - Math.abs(b.x() - a.x()) / 2;
    double qy = Math.abs(center.y() - middle.y()) - Math.abs(b.y() - a.y()) / 2;
    double outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0));
    double inside = Math.min(Math.max(qx, qy), 0);
    return outside + inside - radius <= 0;
  }
}
