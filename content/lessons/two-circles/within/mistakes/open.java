// The outline is left out
// A circle that touches the outline from the inside does not count.
import touchline.geometry.*;

class Solution {
  static boolean isWithin(Circle one, Circle other) {
    Vec2 apart = one.center().minus(other.center());
    return apart.length() + one.radius() < other.radius();
  }
}
