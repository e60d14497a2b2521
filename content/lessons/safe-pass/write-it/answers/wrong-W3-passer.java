// wrong W3
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    Circle nearest = null;
    for (Circle o : opponents) {
      if (nearest == null || o.center().minus(a).length() < nearest.center().minus(a).length()) nearest = o;
    }
    return nearest == null || distance(a, b, nearest.center()) > nearest.radius();
  }

  //@@MEMBERS: safe-pass/parts/distance-from-closest
}
