// wrong F2
import java.util.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    return Stream.of(a1.minus(b1), a1.minus(b2), a2.minus(b1), a2.minus(b2))
        .max(Comparator.comparingDouble(Vec2::length))
        .orElseThrow();
  }
}
