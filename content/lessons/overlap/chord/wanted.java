// a and b are never the same point, and the radius of the circle is above zero.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 a, Vec2 b, Circle circle) {
    return b.minus(a).length() > 0 && circle.radius() > 0;
  }
}
