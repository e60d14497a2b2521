// The wrong way round
// The question is taken to be whether the other lies in one.
import touchline.geometry.*;

class Solution {
  static boolean isWithin(Circle one, Circle other) {
    Vec2 apart = one.center().minus(other.center());
    return apart.length() + other.radius() <= one.radius();
  }
}
