// Only the first ends
// The distances are those to the first end of each segment.
import touchline.geometry.*;

class Solution {
  static boolean isNearer(Segment one, Segment other, Vec2 p) {
    return p.minus(one.a()).length() < p.minus(other.a()).length();
  }
}
