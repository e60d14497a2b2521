// right
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    double d = normal.x() * normal.x() + normal.y() * normal.y();
    double re = (velocity.x() * normal.x() + velocity.y() * normal.y()) / d;
    double im = (velocity.y() * normal.x() - velocity.x() * normal.y()) / d;
    double back = re < 0 ? -e * re : re;
    return new Vec2(back * normal.x() - im * normal.y(), back * normal.y() + im * normal.x());
  }
}
