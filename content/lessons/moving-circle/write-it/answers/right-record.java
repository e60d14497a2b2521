// right
import touchline.geometry.*;

class Solution {
  record Approach(double gap, double speed) {
    double time() {
      if (gap < 0) return 0;
      if (speed <= 0) return -1;
      return gap > speed ? -1 : gap / speed;
    }
  }

  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a));
    double toward = k < 0 ? n.dot(velocity) : -n.dot(velocity);
    return new Approach(Math.abs(k) - radius, toward).time();
  }
}
