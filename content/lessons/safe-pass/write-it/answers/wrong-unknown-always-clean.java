// wrong -
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return true;
  }

  //@@MEMBERS: safe-pass/parts/distance-from-closest
}
