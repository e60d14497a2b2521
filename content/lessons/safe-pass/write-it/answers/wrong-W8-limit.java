// wrong W8
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Arrays.stream(opponents).limit(Math.max(0, opponents.length - 1)).allMatch(o -> distance(a, b, o.center()) > o.radius());
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
