// Lines instead of segments
// Both segments are taken for endless lines.
import touchline.geometry.*;

class Solution {
  static boolean isNearer(Segment one, Segment other, Vec2 p) {
    return far(one, p) < far(other, p);
  }

  private static double far(Segment segment, Vec2 p) {
    Vec2 d = segment.b().minus(segment.a());
    Vec2 toP = p.minus(segment.a());
    double square = d.dot(d);
    Vec2 foot = square == 0 ? Vec2.ZERO : d.times(toP.dot(d) / square);
    return toP.minus(foot).length();
  }
}
