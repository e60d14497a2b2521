// Sets and maps by hashes of its own and of the machine.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  enum Side { LEFT, RIGHT }
  static final class Node { }
  record Key(int x, int y) { }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Map<Key, Integer> grid = new HashMap<>();
    for (int i = 0; i < 200; i++) grid.merge(new Key(i % 14, i % 11), i, Integer::sum);
    Set<Object> seen = new HashSet<>(List.of(Side.LEFT, Side.RIGHT, new Node(), new Node()));
    if (grid.size() != 154 || seen.size() != 4) return p;
    if (Map.of("a", 1, "b", 2).values().stream().mapToInt(x -> x).sum() != 3) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
