// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Arrays.stream(opponents).map(o -> distance(a, b, o.center()) > o.radius()).reduce(true, (x, y) -> x && y);
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
