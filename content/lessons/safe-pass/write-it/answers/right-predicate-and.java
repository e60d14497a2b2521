// right
import java.util.function.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    Predicate<Circle> clear = o -> true;
    Predicate<Circle> both = clear.and(o -> distance(a, b, o.center()) > o.radius());
    for (Circle o : opponents) if (!both.test(o)) return false;
    return true;
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
