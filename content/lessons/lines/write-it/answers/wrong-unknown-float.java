// wrong -
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    float dx = (float) (b.x() - a.x()), dy = (float) (b.y() - a.y());
    float length = (float) Math.sqrt(dx * dx + dy * dy);
    return (dx * (float) (p.y() - a.y()) - dy * (float) (p.x() - a.x())) / length;
  }
}
