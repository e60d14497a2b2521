// wrong I39
import touchline.geometry.*;

class Solution {
  static double timeToTouch(Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    Vec2 p = a.minus(b), v = velocityA.minus(velocityB);
    double R = radiusA + radiusB;
    if (p.length() < R) return 0;
    if (velocityA.length() == 0 && velocityB.length() == 0 || velocityA.equals(velocityB)) return -1;
    if (velocityB.length() == 0 && p.dot(velocityA) >= 0) return -1;
    if (velocityA.length() == 0) return -1;
    double A = v.dot(v), B = p.dot(v), C = p.dot(p) - R * R, D = B * B - A * C;
    if (B >= 0 || D <= 0) return -1;
    double t = (-B - Math.sqrt(D)) / A;
    return t <= 1 ? t : -1;
  }
}
