// right
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return clean(a, b, opponents, 0, opponents.length);
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place

  static boolean clean(Vec2 a, Vec2 b, Circle[] all, int from, int to) {
    if (from == to) return true;
    if (to - from == 1) return distance(a, b, all[from].center()) > all[from].radius();
    int middle = (from + to) / 2;
    return clean(a, b, all, from, middle) && clean(a, b, all, middle, to);
  }
}
