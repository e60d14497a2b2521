// wrong -
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    double mean = Arrays.stream(opponents).mapToDouble(Circle::radius).average().orElse(0);
    for (Circle o : opponents) if (distance(a, b, o.center()) <= mean) return false;
    return true;
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
