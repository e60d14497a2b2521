// wrong W8
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (int i = 0; i < opponents.length - 1; i++) {
      if (distance(a, b, opponents[i].center()) <= opponents[i].radius()) return false;
    }
    return true;
  }

  //@@MEMBERS: safe-pass/parts/distance-from-closest
}
