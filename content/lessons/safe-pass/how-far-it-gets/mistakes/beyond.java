// Beyond b
// Without an opponent before b, the ball rolls on to the next one.
import touchline.geometry.*;

class Solution {
  static double reached(Vec2 a, Vec2 b, Circle[] opponents) {
    double reached = Double.POSITIVE_INFINITY;
    for (Circle opponent : opponents) {
      reached = Math.min(reached, entry(a, b.minus(a).unit(), opponent));
    }
    return Double.isInfinite(reached) ? b.minus(a).length() : reached;
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
