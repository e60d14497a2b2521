// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    // mirror v in the line along w, then take the mean of both
    double l2 = w.lengthSquared();
    if (!(l2 > 0)) return Vec2.ZERO;
    double c = (w.x() * w.x() - w.y() * w.y()) / l2, s = 2 * w.x() * w.y() / l2;
    Vec2 mirrored = new Vec2(c * v.x() + s * v.y(), s * v.x() - c * v.y());
    return v.plus(mirrored).times(0.5);
  }
}
