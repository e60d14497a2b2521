// Nobody, or not at all
// If anybody is in the way, the ball does not roll.
import touchline.geometry.*;

class Solution {
  static double reached(Vec2 a, Vec2 b, Circle[] opponents) {
    double length = b.minus(a).length();
    for (Circle opponent : opponents) {
      if (entry(a, b.minus(a).unit(), opponent) <= length) {
        return 0;
      }
    }
    return length;
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
