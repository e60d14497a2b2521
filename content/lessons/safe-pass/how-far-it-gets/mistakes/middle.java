// As near as it gets
// The ball rolls on to where it is closest to the centre.
import touchline.geometry.*;

class Solution {
  static double reached(Vec2 a, Vec2 b, Circle[] opponents) {
    Vec2 direction = b.minus(a).unit();
    double reached = b.minus(a).length();
    for (Circle opponent : opponents) {
      double at = entry(a, direction, opponent);
      double along = opponent.center().minus(a).dot(direction);
      reached = at == 0 ? 0 : at < b.minus(a).length() ? Math.min(reached, along) : reached;
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
