// wrong I29
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    Vec2 w = a.minus(b), v = velocityA.minus(velocityB);
    double reach = radiusA + radiusB;
    double a2 = v.dot(v), b2 = 2 * w.dot(v), c2 = w.dot(w) - reach * reach;
    double d = b2 * b2 - 4 * a2 * c2;
    if (c2 < 0) return 0;
    if (b2 >= 0 || d <= 0) return -1;
    double t = (-b2 - Math.sqrt(d)) / 2 * a2;
    return t <= 1 ? t : -1;
  }
}
