// wrong W7
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    double sum = 0;
    for (Circle o : opponents) sum += distance(a, b, o.center()) - o.radius();
    return opponents.length == 0 || sum > 0;
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
