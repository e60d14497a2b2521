// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    double least = Double.POSITIVE_INFINITY;
    for (Circle o : opponents) least = Math.min(least, distance(a, b, o.center()) - o.radius());
    return least > 0;
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
