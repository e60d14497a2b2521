import touchline.geometry.*;

class Solution {
  static double radius(Vec2 a, Vec2 b, Circle circle) {
    Vec2 d = b.minus(a);
    Vec2 toCenter = circle.center().minus(a);
    double square = d.dot(d);
    double part = square == 0 ? 0 : Math.max(0, Math.min(1, toCenter.dot(d) / square));
    double distance = toCenter.minus(d.times(part)).length();
    return distance + circle.radius();
  }
}
