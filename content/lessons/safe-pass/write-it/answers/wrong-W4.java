// wrong W4
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) {
      for (Circle o : opponents) {
        if (o.center().minus(a).length() <= o.radius()) return false;
      }
      return true;
    }
    for (Circle o : opponents) {
      if (Math.abs(d.cross(o.center().minus(a))) / d.length() <= o.radius()) return false;
    }
    return true;
  }

  //@@MEMBERS: safe-pass/parts/distance-from-closest
}
