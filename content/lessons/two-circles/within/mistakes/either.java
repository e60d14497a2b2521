// Either in the other
// The answer is yes as well if the other lies in one.
import touchline.geometry.*;

class Solution {
  static boolean isWithin(Circle one, Circle other) {
    double room = other.radius() - one.radius();
    Vec2 apart = one.center().minus(other.center());
    return apart.dot(apart) <= room * room;
  }
}
