// wrong -
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    for (double t = 0; t <= 1; t += 0.001)
      for (Circle c : opponents)
        if (a.plus(b.minus(a).times(t)).minus(c.center()).length() <= c.radius()) return false;
    return true;
  }
}
