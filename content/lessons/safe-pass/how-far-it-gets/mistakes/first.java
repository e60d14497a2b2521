// The first of the list
// The first opponent in the list who is in the way stops the ball, and not the nearest.
import touchline.geometry.*;

class Solution {
  static double reached(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle opponent : opponents) {
      double at = entry(a, b.minus(a).unit(), opponent);
      if (at <= b.minus(a).length()) {
        return at;
      }
    }
    return b.minus(a).length();
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
