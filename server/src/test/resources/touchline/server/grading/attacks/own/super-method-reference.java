// EXPECT: RIGHT|REFUSED
// A reference to a method of the superclass.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static class C { public String toString() { return "c"; } Supplier<String> s() { return super::toString; } }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (new C().s().get().isEmpty()) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
