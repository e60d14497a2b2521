// Straight at everybody
// The ball is taken to roll straight at the centre of whoever is in its way.
import touchline.geometry.*;

class Solution {
  static double reached(Vec2 a, Vec2 b, Circle[] opponents) {
    double reached = b.minus(a).length();
    for (Circle opponent : opponents) {
      double at = entry(a, b.minus(a).unit(), opponent);
      double gap = opponent.center().minus(a).length() - opponent.radius();
      reached = at <= reached ? Math.max(0, Math.min(reached, gap)) : reached;
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
