// wrong O12
import java.util.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Arrays.stream(opponents).noneMatch(o -> overlaps(a, b, o.center(), o.radius()));
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a), f = a.minus(center);
    double A = d.dot(d), h = f.dot(d), C = f.dot(f) - radius * radius;
    if (A == 0) return C <= 0;
    double disc = h * h - A * C;
    if (disc < 0) return false;
    double r = Math.sqrt(disc);
    return IntStream.of(-1, 1).mapToDouble(s -> (-h + s * r) / A).allMatch(t -> t >= 0 && t <= 1);
  }
}
