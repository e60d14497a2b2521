// right
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    Vec2 d = b.minus(a);
    double foot = center.minus(a).dot(d) / d.lengthSquared();
    double distance =
        DoubleStream.of(0, foot, 1)
            .filter(t -> 0 <= t && t <= 1)
            .mapToObj(t -> a.plus(d.times(t)))
            .mapToDouble(q -> q.minus(center).length())
            .min()
            .getAsDouble();
    return distance <= stadiumRadius + circleRadius;
  }
}
