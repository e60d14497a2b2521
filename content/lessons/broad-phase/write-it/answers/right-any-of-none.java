// right
import touchline.geometry.*;
import java.util.function.ToDoubleFunction;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double gapX = Math.max(0, Math.max(least(circles, c -> c.center().x() - c.radius()) - ball.x(),
        ball.x() + least(circles, c -> -c.center().x() - c.radius())));
    double gapY = Math.max(0, Math.max(least(circles, c -> c.center().y() - c.radius()) - ball.y(),
        ball.y() + least(circles, c -> -c.center().y() - c.radius())));
    return new Vec2(gapX, gapY).length() <= radius;
  }

  static double least(Circle[] circles, ToDoubleFunction<Circle> side) {
    double least = Double.MAX_VALUE;
    for (Circle circle : circles) {
      least = Math.min(least, side.applyAsDouble(circle));
    }
    return least;
  }
}
