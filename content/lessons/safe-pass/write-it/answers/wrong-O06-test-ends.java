// wrong O06
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Arrays.stream(opponents).noneMatch(o -> overlaps(a, b, o.center(), o.radius()));
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return a.minus(center).length() <= radius || b.minus(center).length() <= radius;
  }
}
