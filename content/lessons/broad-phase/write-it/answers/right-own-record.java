// right
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    Frame frame = Frame.of(circles[0]);
    for (Circle circle : circles) frame = frame.with(Frame.of(circle));
    return frame.distanceTo(ball) <= radius;
  }

  record Frame(double left, double right, double bottom, double top) {
    static Frame of(Circle c) {
      double x = c.center().x(), y = c.center().y(), r = c.radius();
      return new Frame(x - r, x + r, y - r, y + r);
    }

    Frame with(Frame other) {
      return new Frame(
          Math.min(left, other.left), Math.max(right, other.right),
          Math.min(bottom, other.bottom), Math.max(top, other.top));
    }

    double distanceTo(Vec2 p) {
      double x = Math.max(left, Math.min(p.x(), right));
      double y = Math.max(bottom, Math.min(p.y(), top));
      return p.minus(new Vec2(x, y)).length();
    }
  }
}
