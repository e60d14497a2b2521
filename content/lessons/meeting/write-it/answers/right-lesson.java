// right
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    Vec2 relative = velocityA.minus(velocityB);
    Vec2 distV = a.minus(b);
    double reach = radiusA + radiusB;
    double A = relative.dot(relative);
    double B = distV.dot(relative);
    double C = distV.dot(distV) - reach * reach;
    if (C < 0) return 0;
    if (B >= 0) return -1;
    double discriminant = B * B - A * C;
    if (discriminant <= 0) return -1;
    double time = (-B - Math.sqrt(discriminant)) / A;
    return time <= 1 ? time : -1;
  }
}
