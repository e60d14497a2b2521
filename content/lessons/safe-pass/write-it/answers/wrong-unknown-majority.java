// wrong -
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    int clear = 0;
    for (Circle o : opponents) if (distance(a, b, o.center()) > o.radius()) clear++;
    return clear * 2 >= opponents.length;
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
