// The diameter
// The answer is the diameter of the new circle.
import touchline.geometry.*;

class Solution {
  static double radiusAround(Circle one, Circle other) {
    double distance = one.center().minus(other.center()).length();
    double across = one.radius() + distance + other.radius();
    return Math.max(2 * Math.max(one.radius(), other.radius()), across);
  }
}
