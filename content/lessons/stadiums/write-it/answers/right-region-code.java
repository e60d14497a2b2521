// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    Vec2 d = b.minus(a);
    int code = Integer.signum((int) Math.signum(center.minus(a).dot(d))) + Integer.signum((int) Math.signum(center.minus(b).dot(d)));
    double measured = switch (code) {
      case -2, -1 -> a.minus(center).length();
      case 0 -> d.length() == 0 ? a.minus(center).length() : Math.abs(d.cross(center.minus(a))) / d.length();
      default -> b.minus(center).length();
    };
    return measured <= radius;
  }
}
