// wrong I7
import java.util.*;
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return timeToPoint(b, a, radiusA + radiusB, velocityA.minus(velocityB));
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 w = center.minus(point);
    double c = w.dot(w) - radius * radius;
    if (c < 0) return 0;
    List<Double> roots = new ArrayList<>();
    double a = velocity.dot(velocity), b = 2 * w.dot(velocity);
    double d = b * b - 4 * a * c;
    if (a > 0 && d > 0) {
      roots.add((-b + Math.sqrt(d)) / (2 * a));
      roots.add((-b - Math.sqrt(d)) / (2 * a));
    }
    Collections.sort(roots);
    if (roots.isEmpty() || b >= 0) return -1;
    double first = roots.get(1);
    return first >= 0 && first <= 1 ? first : -1;
  }
}
