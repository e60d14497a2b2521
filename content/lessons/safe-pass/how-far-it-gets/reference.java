import touchline.geometry.*;

class Solution {
  static double reached(Vec2 a, Vec2 b, Circle[] opponents) {
    double length = b.minus(a).length();
    Vec2 direction = b.minus(a).unit();
    double reached = length;
    for (Circle opponent : opponents) {
      reached = Math.min(reached, entry(a, direction, opponent));
    }
    return reached;
  }

  /** How far along the ball enters a circle; infinite if it never does. */
  private static double entry(Vec2 a, Vec2 direction, Circle circle) {
    Vec2 toCenter = circle.center().minus(a);
    double room = toCenter.dot(toCenter) - circle.radius() * circle.radius();
    if (room <= 0) {
      return 0;
    }
    double along = toCenter.dot(direction);
    double square = along * along - room;
    if (along < 0 || square < 0) {
      return Double.POSITIVE_INFINITY;
    }
    return along - Math.sqrt(square);
  }
}
