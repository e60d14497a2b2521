// wrong W6
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    List<Vec2> all = new ArrayList<>(List.of(a, b));
    for (Circle o : opponents) all.add(o.center());
    for (int i = 0; i < all.size(); i++) {
      double r = i < 2 ? 1 : opponents[i - 2].radius();
      if (distance(a, b, all.get(i)) <= r) return false;
    }
    return true;
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
