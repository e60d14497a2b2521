// right
import java.util.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    return Stream.of(a1, a2)
        .flatMap(end -> Stream.of(b1, b2).map(end::minus))
        .max(Comparator.comparingDouble(way -> way.dot(direction)))
        .orElseThrow();
  }
}
