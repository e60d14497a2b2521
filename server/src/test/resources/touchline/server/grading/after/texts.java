// Formatting, streams and exceptions.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static final Comparator<String> LONGEST = Comparator.comparingInt(String::length).reversed();
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    String text = Stream.of("b", "aa").sorted(LONGEST).collect(Collectors.joining(", "));
    String shown = String.format("%.2f %s", 1.5, text);
    if (!shown.equals("1.50 aa, b")) return p;
    try { Integer.parseInt("x"); return p; } catch (NumberFormatException expected) { if (expected.getMessage() == null) return p; }
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.dot(d);
    return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
  }
}
