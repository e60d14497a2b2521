// right
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double t = d.lengthSquared() == 0 ? 0 : center.minus(a).dot(d) / d.lengthSquared();
    return DoubleStream.of(0, 1, t).filter(k -> k >= 0 && k <= 1).map(k -> a.plus(d.times(k)).minus(center).length()).anyMatch(m -> m <= radius);
  }
}
