// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double besideAb = b.minus(a).cross(p.minus(a));
    double besideBc = c.minus(b).cross(p.minus(b));
    double besideCa = a.minus(c).cross(p.minus(c));
    boolean left = besideAb >= 0 && besideBc >= 0 && besideCa >= 0;
    boolean right = besideAb <= 0 && besideBc <= 0 && besideCa <= 0;
    return left || right;
  }
}
