// wrong -
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-break

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    for (int i = 0; i <= 10; i++) if (a.plus(b.minus(a).times(i / 10.0)).minus(center).length() <= radius) return true;
    return false;
  }
}
