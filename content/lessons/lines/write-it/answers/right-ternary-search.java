// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // The nearest point of the line by search, then the side.
    Vec2 u = b.minus(a).unit();
    double middle = p.minus(a).dot(u);
    double low = middle - 10, high = middle + 7;
    for (int i = 0; i < 120; i++) {
      double one = low + (high - low) / 3, two = high - (high - low) / 3;
      if (gap(a, u, p, one) < gap(a, u, p, two)) high = two;
      else low = one;
    }
    double distance = gap(a, u, p, low);
    return u.cross(p.minus(a)) < 0 ? -distance : distance;
  }

  static double gap(Vec2 a, Vec2 u, Vec2 p, double t) {
    return p.minus(a.plus(u.times(t))).length();
  }
}
