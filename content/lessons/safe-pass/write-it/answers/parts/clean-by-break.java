class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    int i = opponents.length;
    while (--i >= 0) {
      if (overlaps(a, b, opponents[i].center(), opponents[i].radius())) break;
    }
    return i < 0;
  }
}
