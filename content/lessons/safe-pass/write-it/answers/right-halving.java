// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-distance

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    return halve(a, b, p, 50);
  }

  private static Vec2 halve(Vec2 a, Vec2 b, Vec2 p, int depth) {
    Vec2 middle = a.plus(b).times(0.5);
    if (depth == 0) return middle;
    return p.minus(middle).dot(b.minus(a)) < 0
        ? halve(a, middle, p, depth - 1)
        : halve(middle, b, p, depth - 1);
  }
}
