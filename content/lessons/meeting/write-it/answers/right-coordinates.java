// right
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double ux = velocityB.x() - velocityA.x(), uy = velocityB.y() - velocityA.y();
    double sum = radiusA + radiusB;
    double outside = dx * dx + dy * dy - sum * sum;
    if (outside < 0) {
      return 0;
    }
    double toward = dx * ux + dy * uy;
    double speed2 = ux * ux + uy * uy;
    double under = toward * toward - speed2 * outside;
    if (toward >= 0 || under <= 0) {
      return -1;
    }
    double t = (-toward - Math.sqrt(under)) / speed2;
    return t > 1 ? -1 : t;
  }
}
