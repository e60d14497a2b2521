// wrong W2
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle o : opponents) {
      double gap = distance(a, b, o.center()) - o.radius();
      if (gap > 0) return true;
      else return false;
    }
    return true;
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
