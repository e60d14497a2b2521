// The radii added
// The answer is the sum of the two radii.
import touchline.geometry.*;

class Solution {
  static double radiusAround(Circle one, Circle other) {
    return one.radius() + other.radius();
  }
}
