// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return overlaps(new Box(a, b), new Circle(center, radius));
  }

  public static Vec2 closestPoint(Box box, Vec2 p) {
    double x = Math.max(box.left(), Math.min(p.x(), box.right()));
    double y = Math.max(box.bottom(), Math.min(p.y(), box.top()));
    return new Vec2(x, y);
  }

  public static boolean overlaps(Box box, Circle circle) {
    Vec2 closest = closestPoint(box, circle.center());
    Vec2 distV = circle.center().minus(closest);
    double distance = distV.length();
    return distance <= circle.radius();
  }
}
