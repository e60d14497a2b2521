// A core without ends
// The core is taken to go on beyond its ends.
import touchline.geometry.*;

class Solution {
  static double radius(Vec2 a, Vec2 b, Circle circle) {
    Vec2 d = b.minus(a);
    Vec2 toCenter = circle.center().minus(a);
    double square = d.dot(d);
    double part = square == 0 ? 0 : toCenter.dot(d) / square;
    return toCenter.minus(d.times(part)).length() + circle.radius();
  }
}
