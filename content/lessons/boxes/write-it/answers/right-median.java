// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double[] xs = {a.x(), b.x(), center.x()};
    double[] ys = {a.y(), b.y(), center.y()};
    Arrays.sort(xs);
    Arrays.sort(ys);
    double dx = xs[1] - center.x();
    double dy = ys[1] - center.y();
    return dx * dx + dy * dy <= radius * radius;
  }
}
