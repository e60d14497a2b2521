// As many classes as a long program has.
//@@EXPAND:C:120:record C%d() implements Part { }
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  /*C*/
  interface Part { default int size() { return 1; } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Part first = new C0();
    Part last = new C119();
    if (first.size() + last.size() != 2) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
