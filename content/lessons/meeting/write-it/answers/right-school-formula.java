// right
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    Vec2 d = a.minus(b);
    Vec2 u = velocityA.minus(velocityB);
    double r = radiusA + radiusB;
    double p = u.lengthSquared();
    double q = 2 * d.dot(u);
    double s = d.lengthSquared() - r * r;
    if (s < 0) return 0;
    if (p == 0) return -1;
    double root2 = q * q - 4 * p * s;
    if (root2 <= 0) return -1;
    double t = (-q - Math.sqrt(root2)) / (2 * p);
    return t >= 0 && t <= 1 && q < 0 ? t : -1;
  }
}
