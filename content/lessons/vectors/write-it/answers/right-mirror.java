// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    return v.plus(turnedOver(v, w)).times(0.5);
  }

  /** v turned over at the line along w. */
  static Vec2 turnedOver(Vec2 v, Vec2 w) {
    double c = (w.x() * w.x() - w.y() * w.y()) / w.lengthSquared();
    double s = 2 * w.x() * w.y() / w.lengthSquared();
    return new Vec2(c * v.x() + s * v.y(), s * v.x() - c * v.y());
  }
}
