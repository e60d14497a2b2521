// threw -
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    if (distance(a, b, opponents[0].center()) <= opponents[0].radius()) return false;
    for (Circle o : opponents) {
      if (distance(a, b, o.center()) <= o.radius()) return false;
    }
    return true;
  }

  //@@MEMBERS: safe-pass/parts/distance-from-closest
}
