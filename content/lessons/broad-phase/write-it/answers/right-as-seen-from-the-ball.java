// right
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double left = Double.MAX_VALUE, right = -Double.MAX_VALUE, bottom = Double.MAX_VALUE, top = -Double.MAX_VALUE;
    for (Circle c : circles) {
      Vec2 way = c.center().minus(ball);
      left = Math.min(left, way.x() - c.radius());
      right = Math.max(right, way.x() + c.radius());
      bottom = Math.min(bottom, way.y() - c.radius());
      top = Math.max(top, way.y() + c.radius());
    }
    double x = Math.max(left, Math.min(0, right));
    double y = Math.max(bottom, Math.min(0, top));
    return x * x + y * y <= radius * radius;
  }
}
