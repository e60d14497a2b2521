// wrong X64
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Box k = new Box(a, b);
    if (k.left() == k.right() && k.bottom() == k.top()) return false;
    double qx = Math.max(k.left(), Math.min(k.right(), center.x()));
    double qy = Math.max(k.bottom(), Math.min(k.top(), center.y()));
    return new Vec2(qx, qy).minus(center).length() <= radius;
  }
}
