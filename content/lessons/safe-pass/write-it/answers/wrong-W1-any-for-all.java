// wrong W1
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle o : opponents) {
      if (distance(a, b, o.center()) > o.radius()) return true;
    }
    return opponents.length == 0;
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
