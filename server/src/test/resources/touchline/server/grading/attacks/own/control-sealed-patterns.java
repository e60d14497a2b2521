// EXPECT: RIGHT
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;
sealed interface Shape permits Dot, Seg {}
record Dot(Vec2 at) implements Shape {}
record Seg(Vec2 a, Vec2 b) implements Shape {}
class Solution {
  static Vec2 nearest(Shape s, Vec2 p) {
    if (s instanceof Dot d) return d.at();
    if (s instanceof Seg g && g.a() != null) { Vec2 d = g.b().minus(g.a()); double t = p.minus(g.a()).dot(d) / d.dot(d); return g.a().plus(d.times(t < 0 ? 0 : t > 1 ? 1 : t)); }
    throw new IllegalStateException();
  }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { var s = a.equals(b) ? new Dot(a) : new Seg(a, b); String text = """
      hello
      """; return text.isBlank() ? p : nearest(s, p); }
}
