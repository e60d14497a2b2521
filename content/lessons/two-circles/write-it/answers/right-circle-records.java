// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Circle moving = new Circle(a, radiusA);
    Circle fixed = new Circle(b, radiusB);
    return overlap(moving, fixed) ? away(moving, fixed) : Vec2.ZERO;
  }

  static boolean overlap(Circle one, Circle other) {
    return one.center().minus(other.center()).length() <= one.radius() + other.radius();
  }

  static Vec2 away(Circle one, Circle other) {
    Vec2 way = one.center().minus(other.center());
    double distance = way.length();
    double depth = one.radius() + other.radius() - distance;
    return distance == 0 ? new Vec2(0, depth) : way.times(depth / distance);
  }
}
