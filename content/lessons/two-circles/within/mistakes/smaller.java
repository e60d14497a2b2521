// Only the radii
// The answer is yes if one has the smaller radius.
import touchline.geometry.*;

class Solution {
  static boolean isWithin(Circle one, Circle other) {
    return one.radius() <= other.radius();
  }
}
