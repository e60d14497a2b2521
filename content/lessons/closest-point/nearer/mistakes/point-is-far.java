// A point is no segment
// A segment without length is never the nearer one.
import touchline.geometry.*;

class Solution {
  static boolean isNearer(Segment one, Segment other, Vec2 p) {
    return far(one, p) < far(other, p);
  }

  private static double far(Segment segment, Vec2 p) {
    Vec2 d = segment.b().minus(segment.a());
    Vec2 toP = p.minus(segment.a());
    double square = d.dot(d);
    if (square == 0) {
      return Double.MAX_VALUE;
    }
    double part = Math.max(0, Math.min(1, toP.dot(d) / square));
    return toP.minus(d.times(part)).lengthSquared();
  }
}
