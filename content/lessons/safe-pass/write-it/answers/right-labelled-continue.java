// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    outer:
    for (Circle o : opponents) {
      if (distance(a, b, o.center()) > o.radius()) continue outer;
      return false;
    }
    return true;
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
