// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Arrays.stream(opponents).mapToDouble(o -> distance(a, b, o.center()) - o.radius()).min().orElse(1) > 0;
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
