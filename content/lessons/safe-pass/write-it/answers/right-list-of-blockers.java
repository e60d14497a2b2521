// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    List<Circle> blockers = new ArrayList<>();
    for (Circle o : opponents) {
      if (distance(a, b, o.center()) <= o.radius()) blockers.add(o);
    }
    return blockers.isEmpty();
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
