// right
import java.util.function.*;
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    Function<Vec2, Double> across = v -> b.minus(a).cross(v) / b.minus(a).length();
    double k = across.apply(center.minus(a));
    double s = across.apply(velocity) * (k < 0 ? 1 : -1);
    double gap = Math.abs(k) - radius;
    return gap < 0 ? 0 : s <= 0 || gap > s ? -1 : gap / s;
  }
}
