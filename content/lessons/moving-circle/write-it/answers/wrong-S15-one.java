// wrong S15
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    return Math.abs(n.dot(center.plus(velocity).minus(a))) <= radius ? 1 : -1;
  }
}
