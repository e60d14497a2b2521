// right
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a)), s = n.dot(velocity);
    if (Math.abs(k) < radius) return 0;
    if (k * s >= 0) return -1;
    return DoubleStream.of((radius - k) / s, (-radius - k) / s).filter(t -> t >= 0).min().stream().filter(t -> t <= 1).findAny().orElse(-1);
  }
}
