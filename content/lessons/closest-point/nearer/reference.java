import touchline.geometry.*;

class Solution {
  static boolean isNearer(Segment one, Segment other, Vec2 p) {
    double toOne = squaredDistance(one, p);
    double toOther = squaredDistance(other, p);
    return toOne < toOther;
  }

  private static double squaredDistance(Segment segment, Vec2 p) {
    Vec2 d = segment.b().minus(segment.a());
    Vec2 toP = p.minus(segment.a());
    double square = d.dot(d);
    if (square == 0) {
      return toP.dot(toP);
    }
    double part = Math.max(0, Math.min(1, toP.dot(d) / square));
    Vec2 apart = toP.minus(d.times(part));
    return apart.dot(apart);
  }
}
