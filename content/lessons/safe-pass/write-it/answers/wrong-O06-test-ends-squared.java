// wrong O06
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-and

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return Stream.of(a, b).anyMatch(e -> e.minus(center).lengthSquared() <= radius * radius);
  }
}
