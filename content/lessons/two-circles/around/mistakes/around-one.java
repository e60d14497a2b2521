// Around one of them
// The centre of the new circle is taken to be that of one.
import touchline.geometry.*;

class Solution {
  static double radiusAround(Circle one, Circle other) {
    double distance = one.center().minus(other.center()).length();
    return Math.max(one.radius(), distance + other.radius());
  }
}
