// Only the centres
// Only the centres lie in the circle.
import touchline.geometry.*;

class Solution {
  static double radiusAround(Circle one, Circle other) {
    return one.center().minus(other.center()).length() / 2;
  }
}
