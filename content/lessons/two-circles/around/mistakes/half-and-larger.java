// Around the middle
// The centre is taken to be half way between the two.
import touchline.geometry.*;

class Solution {
  static double radiusAround(Circle one, Circle other) {
    double distance = one.center().minus(other.center()).length();
    return distance / 2 + Math.max(one.radius(), other.radius());
  }
}
