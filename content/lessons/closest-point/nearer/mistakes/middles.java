// Only the middles
// The distances are those to the middle of each segment.
import touchline.geometry.*;

class Solution {
  static boolean isNearer(Segment one, Segment other, Vec2 p) {
    return far(one, p) < far(other, p);
  }

  private static double far(Segment segment, Vec2 p) {
    return segment.a().plus(segment.b()).times(0.5).minus(p).length();
  }
}
