// wrong W9
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    boolean clean = true;
    for (Circle o : opponents) clean = distance(a, b, o.center()) > o.radius();
    return clean;
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
