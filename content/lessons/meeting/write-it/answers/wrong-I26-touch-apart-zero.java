// wrong I26
import touchline.geometry.*;

class Solution {
  static double timeToTouch(Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double vx = velocityB.x() - velocityA.x(), vy = velocityB.y() - velocityA.y();
    double R = radiusA + radiusB;
    if (dx * dx + dy * dy <= R * R) return 0;
    double A = vx * vx + vy * vy;
    if (A == 0) return -1;
    double B = dx * vx + dy * vy;
    double D = B * B - A * (dx * dx + dy * dy - R * R);
    if (D <= 0 || B >= 0) return -1;
    double t = (-B - Math.sqrt(D)) / A;
    return t > 1 ? -1 : t;
  }
}
