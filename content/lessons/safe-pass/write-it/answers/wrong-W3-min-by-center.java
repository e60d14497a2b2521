// wrong W3
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Arrays.stream(opponents).min(Comparator.comparingDouble(o -> distance(a, b, o.center()))).map(o -> distance(a, b, o.center()) > o.radius()).orElse(true);
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
