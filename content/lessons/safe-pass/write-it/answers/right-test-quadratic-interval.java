// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Arrays.stream(opponents).noneMatch(o -> overlaps(a, b, o.center(), o.radius()));
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a), f = a.minus(center);
    double A = d.dot(d), B = 2 * f.dot(d), C = f.dot(f) - radius * radius;
    if (C <= 0 || center.minus(b).length() <= radius) return true;
    double disc = B * B - 4 * A * C;
    if (A == 0 || disc < 0) return false;
    double t1 = (-B - Math.sqrt(disc)) / (2 * A), t2 = (-B + Math.sqrt(disc)) / (2 * A);
    return t1 >= 0 && t1 <= 1 || t2 >= 0 && t2 <= 1;
  }
}
