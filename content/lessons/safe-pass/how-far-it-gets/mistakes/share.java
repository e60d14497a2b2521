// A share of the way
// The answer is the share of the way from a to b.
import touchline.geometry.*;

class Solution {
  static double reached(Vec2 a, Vec2 b, Circle[] opponents) {
    double length = b.minus(a).length();
    double reached = length;
    for (Circle opponent : opponents) {
      reached = Math.min(reached, entry(a, b.minus(a).unit(), opponent));
    }
    return reached / length;
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
