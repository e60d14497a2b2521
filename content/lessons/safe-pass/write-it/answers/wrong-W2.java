// wrong W2
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle o : opponents) {
      return distance(a, b, o.center()) > o.radius();
    }
    return true;
  }

  //@@MEMBERS: safe-pass/parts/distance-from-closest
}
