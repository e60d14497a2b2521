// wrong O02
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle o : opponents) {
      double D = distance(a, b, o.center());
      if (D < o.radius()) return false;
    }
    return true;
  }

  //@@MEMBERS: safe-pass/parts/distance-from-closest
}
