// wrong -
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    int i = opponents.length;
    while (--i >= 0) {
      if (overlaps(a, b, opponents[i].center(), opponents[i].radius())) break;
    }
    return i < 0;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    for (int i = 0; i <= 10; i++) if (a.plus(b.minus(a).times(i / 10.0)).minus(center).length() <= radius) return true;
    return false;
  }
}
