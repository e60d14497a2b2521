// The farther segment
// The answer is yes if one is farther from p than the other.
import touchline.geometry.*;

class Solution {
  static boolean isNearer(Segment one, Segment other, Vec2 p) {
    return far(one, p) > far(other, p);
  }

  private static double far(Segment segment, Vec2 p) {
    Vec2 d = segment.b().minus(segment.a());
    Vec2 toP = p.minus(segment.a());
    double square = d.dot(d);
    double part = square == 0 ? 0 : Math.max(0, Math.min(1, toP.dot(d) / square));
    return toP.minus(d.times(part)).lengthSquared();
  }
}
