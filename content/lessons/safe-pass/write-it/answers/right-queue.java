// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    PriorityQueue<Circle> queue = new PriorityQueue<>(Comparator.comparingDouble((Circle o) -> distance(a, b, o.center()) - o.radius()));
    queue.addAll(Arrays.asList(opponents));
    return queue.isEmpty() || distance(a, b, queue.peek().center()) > queue.peek().radius();
  }

  //@@MEMBERS: safe-pass/parts/distance-by-place
}
