// right
import touchline.geometry.*;
import java.util.Arrays;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double left = Arrays.stream(circles).mapToDouble(c -> c.center().x() - c.radius()).min().getAsDouble();
    double right = Arrays.stream(circles).mapToDouble(c -> c.center().x() + c.radius()).max().getAsDouble();
    double bottom = Arrays.stream(circles).mapToDouble(c -> c.center().y() - c.radius()).min().getAsDouble();
    double top = Arrays.stream(circles).mapToDouble(c -> c.center().y() + c.radius()).max().getAsDouble();
    Vec2 closest = new Vec2(Math.max(left, Math.min(ball.x(), right)), Math.max(bottom, Math.min(ball.y(), top)));
    return closest.minus(ball).length() <= radius;
  }
}
