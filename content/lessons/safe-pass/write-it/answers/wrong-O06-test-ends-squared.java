// wrong O06
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    boolean clean = true;
    for (int i = 0; i < opponents.length; i++) {
      clean = clean && !overlaps(a, b, opponents[i].center(), opponents[i].radius());
    }
    return clean;
  }

  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    return Stream.of(a, b).anyMatch(e -> e.minus(center).lengthSquared() <= radius * radius);
  }
}
