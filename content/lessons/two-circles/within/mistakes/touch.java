// Touching is enough
// The answer is yes as soon as the two touch.
import touchline.geometry.*;

class Solution {
  static boolean isWithin(Circle one, Circle other) {
    Vec2 apart = one.center().minus(other.center());
    return apart.length() <= one.radius() + other.radius();
  }
}
