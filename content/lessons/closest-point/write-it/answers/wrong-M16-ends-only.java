// wrong M16
import java.util.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    return Stream.of(a, b).min(Comparator.comparingDouble(e -> e.minus(p).length())).orElseThrow();
  }
}
