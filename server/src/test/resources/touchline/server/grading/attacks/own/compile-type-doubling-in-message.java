// EXPECT: COMPILE
// The type in the message has 2^24 names.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  record P<L, R>(L l, R r) {}
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    var x = new P<>(1, 1); var x0 = new P<>(x, x); var x1 = new P<>(x0, x0); var x2 = new P<>(x1, x1); var x3 = new P<>(x2, x2); var x4 = new P<>(x3, x3); var x5 = new P<>(x4, x4); var x6 = new P<>(x5, x5); var x7 = new P<>(x6, x6); var x8 = new P<>(x7, x7); var x9 = new P<>(x8, x8); var x10 = new P<>(x9, x9); var x11 = new P<>(x10, x10); var x12 = new P<>(x11, x11); var x13 = new P<>(x12, x12); var x14 = new P<>(x13, x13); var x15 = new P<>(x14, x14); var x16 = new P<>(x15, x15); var x17 = new P<>(x16, x16); var x18 = new P<>(x17, x17); var x19 = new P<>(x18, x18); var x20 = new P<>(x19, x19); var x21 = new P<>(x20, x20); var x22 = new P<>(x21, x21); var x23 = new P<>(x22, x22); String s = x23;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
