// right
import touchline.geometry.*;
import java.util.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    List<Integer> blockers = new ArrayList<>();
    for (int i = opponents.length - 1; i >= 0; i--) {
      Circle c = opponents[i];
      Vec2 best = a;
      if (c.center().minus(b).length() < c.center().minus(best).length()) best = b;
      if (!a.equals(b)) {
        Vec2 u = b.minus(a).unit();
        double s = c.center().minus(a).dot(u);
        if (s > 0 && s < b.minus(a).length()) best = a.plus(u.times(s));
      }
      if (c.center().minus(best).length() <= c.radius()) blockers.add(i);
    }
    System.out.println(blockers);
    return blockers.isEmpty();
  }
}
