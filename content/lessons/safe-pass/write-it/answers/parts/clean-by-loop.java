class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (Circle opponent : opponents) {
      if (overlaps(a, b, opponent.center(), opponent.radius())) return false;
    }
    return true;
  }
}
