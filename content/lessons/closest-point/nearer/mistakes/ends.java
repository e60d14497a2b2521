// Only the ends
// The distances are those to the nearer end.
import touchline.geometry.*;

class Solution {
  static boolean isNearer(Segment one, Segment other, Vec2 p) {
    return far(one, p) < far(other, p);
  }

  private static double far(Segment segment, Vec2 p) {
    return Math.min(p.minus(segment.a()).length(), p.minus(segment.b()).length());
  }
}
