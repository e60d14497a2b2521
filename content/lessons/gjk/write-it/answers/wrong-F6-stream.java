// wrong F6
import java.util.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Comparator<Vec2> along = Comparator.comparingDouble(p -> p.dot(direction));
    return Stream.of(a1, a2).max(along).get().minus(Stream.of(b1, b2).max(along).get());
  }
}
