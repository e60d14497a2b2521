// wrong -
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    for (int i = 0; i <= 100; i++) {
      if (Math.abs(n.dot(center.plus(velocity.times(i / 100.0)).minus(a))) <= radius) return i / 100.0;
    }
    return -1;
  }
}
