// Behind the ball
// An opponent behind the ball stops it at once.
import touchline.geometry.*;

class Solution {
  static double reached(Vec2 a, Vec2 b, Circle[] opponents) {
    Vec2 direction = b.minus(a).unit();
    double reached = b.minus(a).length();
    for (Circle opponent : opponents) {
      double back = entry(a, direction.times(-1), opponent);
      double at = entry(a, direction, opponent);
      reached = Math.min(reached, Double.isInfinite(back) ? at : 0);
    }
    return reached;
  }

  private static double entry(Vec2 a, Vec2 direction, Circle circle) {
    Vec2 toCenter = circle.center().minus(a);
    double room = toCenter.lengthSquared() - circle.radius() * circle.radius();
    double along = toCenter.dot(direction);
    double square = along * along - room;
    if (room <= 0) {
      return 0;
    }
    return along < 0 || square < 0 ? Double.POSITIVE_INFINITY : along - Math.sqrt(square);
  }
}
