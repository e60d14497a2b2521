// Only the centre
// The answer is yes if the centre of one lies in the other.
import touchline.geometry.*;

class Solution {
  static boolean isWithin(Circle one, Circle other) {
    return one.center().minus(other.center()).length() <= other.radius();
  }
}
