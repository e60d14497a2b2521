// One in the other
// Where one lies in the other, the answer is too small.
import touchline.geometry.*;

class Solution {
  static double radiusAround(Circle one, Circle other) {
    double distance = one.center().minus(other.center()).length();
    return (one.radius() + distance + other.radius()) / 2;
  }
}
