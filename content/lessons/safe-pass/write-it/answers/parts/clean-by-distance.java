class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle opponent : opponents) {
      Vec2 q = closest(a, b, opponent.center());
      if (opponent.center().minus(q).length() <= opponent.radius()) {
        return false;
      }
    }
    return true;
  }
}
