// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Box box = new Box(a, b);
    double x = Math.max(box.left(), Math.min(center.x(), box.right()));
    double y = Math.max(box.bottom(), Math.min(center.y(), box.top()));
    return center.minus(new Vec2(x, y)).length() <= radius;
  }
}
