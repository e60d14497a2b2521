// wrong M18
import java.util.*;
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double[] xs = {a.x(), b.x(), p.x()}, ys = {a.y(), b.y(), p.y()};
    Arrays.sort(xs);
    Arrays.sort(ys);
    return new Vec2(xs[1], ys[1]);
  }
}
