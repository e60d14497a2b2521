// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Vec2 n = b.minus(a).perpendicular().unit();
    double k = n.dot(center.minus(a));
    double sign = k < 0 ? -1 : 1;
    double gap = sign * k - radius, closing = -sign * n.dot(velocity);
    return gap < 0 ? 0 : OptionalDouble.of(gap / closing).stream().filter(t -> closing > 0).filter(t -> t >= 0 && t <= 1).findFirst().orElse(-1);
  }
}
