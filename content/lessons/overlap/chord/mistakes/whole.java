// All or nothing
// The whole segment counts as soon as it touches the circle.
import touchline.geometry.*;

class Solution {
  static double inside(Vec2 a, Vec2 b, Circle circle) {
    Vec2 d = b.minus(a);
    Vec2 toCenter = circle.center().minus(a);
    double part = Math.max(0, Math.min(1, toCenter.dot(d) / d.dot(d)));
    double far = toCenter.minus(d.times(part)).length();
    return far <= circle.radius() ? d.length() : 0;
  }
}
