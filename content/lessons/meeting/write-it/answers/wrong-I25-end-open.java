// wrong I25
import touchline.geometry.*;

class Solution {
  static double timeToTouch(Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    Vec2 p = a.minus(b), v = velocityA.minus(velocityB);
    double R = radiusA + radiusB;
    double A = v.dot(v), B = 2 * p.dot(v), C = p.dot(p) - R * R;
    if (C < 0) return 0;
    if (A == 0) return -1;
    double D = B * B - 4 * A * C;
    if (D <= 0 || B >= 0) return -1;
    double t = (-B - Math.sqrt(D)) / (2 * A);
    return t >= 0 && t < 1 ? t : -1;
  }
}
