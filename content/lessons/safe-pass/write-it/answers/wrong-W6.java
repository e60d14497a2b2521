// wrong W6
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Vec2 player : new Vec2[] {a, b}) {
      if (distance(a, b, player) <= 0.5) return false;
    }
    for (Circle o : opponents) {
      if (distance(a, b, o.center()) <= o.radius()) return false;
    }
    return true;
  }

  //@@MEMBERS: safe-pass/parts/distance-from-closest
}
