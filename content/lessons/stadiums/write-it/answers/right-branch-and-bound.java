// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    return reaches(a, b, center, stadiumRadius + circleRadius, 60);
  }

  static boolean reaches(Vec2 a, Vec2 b, Vec2 p, double reach, int depth) {
    if (a.minus(p).length() <= reach || b.minus(p).length() <= reach) return true;
    Vec2 m = a.plus(b).times(0.5);
    double half = b.minus(a).length() / 2;
    if (depth == 0 || m.minus(p).length() > reach + half) return false;
    return reaches(a, m, p, reach, depth - 1) || reaches(m, b, p, reach, depth - 1);
  }
}
