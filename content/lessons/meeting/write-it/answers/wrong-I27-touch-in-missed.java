// wrong I27
import touchline.geometry.*;

class Solution {
  static double timeToTouch(Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    Vec2 p = a.minus(b), v = velocityA.minus(velocityB);
    double R = radiusA + radiusB;
    if (p.length() < R) return 0;
    double A = v.dot(v), B = p.dot(v), C = p.dot(p) - R * R, D = B * B - A * C;
    if (B >= 0 || D <= 0) return -1; double t = (-B - Math.sqrt(D)) / A; return t > 0 && t <= 1 ? t : -1;
  }
}
