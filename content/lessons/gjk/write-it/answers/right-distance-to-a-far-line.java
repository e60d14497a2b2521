// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2 far = direction.times(1 / direction.length());
    double a = a1.minus(a2).dot(far), b = b1.minus(b2).dot(far);
    Vec2 middle = a1.plus(a2).times(0.5).minus(b1.plus(b2).times(0.5));
    Vec2 halfA = a1.minus(a2).times(0.5 * Math.signum(a));
    Vec2 halfB = b1.minus(b2).times(0.5 * Math.signum(b));
    return middle.plus(halfA).plus(halfB);
  }
}
