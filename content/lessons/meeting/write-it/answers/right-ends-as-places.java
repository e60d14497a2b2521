// right
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    // The way between the centres at both ends of the step.
    Vec2 start = a.minus(b);
    Vec2 end = a.plus(velocityA).minus(b.plus(velocityB));
    Vec2 change = end.minus(start);
    double reach2 = (radiusA + radiusB) * (radiusA + radiusB);
    double gap = start.lengthSquared() - reach2;
    if (gap < 0) return 0;
    double half = start.dot(change);
    double square = change.lengthSquared();
    double below = half * half - square * gap;
    if (half >= 0 || below <= 0) return -1;
    double t = gap / (Math.sqrt(below) - half);
    return t <= 1 ? t : -1;
  }
}
