// wrong -
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    boolean clean = true;
    for (int i = 0; i < opponents.length; i++) {
      clean = clean && !overlaps(a, b, opponents[i].center(), opponents[i].radius());
    }
    return clean;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 m = a.plus(b).times(0.5);
    for (Vec2 q : List.of(a, b, m)) if (q.minus(center).length() <= radius) return true;
    return false;
  }
}
