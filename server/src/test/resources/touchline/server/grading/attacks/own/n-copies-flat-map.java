// EXPECT: TIME|MEMORY
// Copies of n copies of n copies.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    long s = Collections.nCopies(1_000, Collections.nCopies(1_000, Collections.nCopies(1_000, 1))).stream().flatMap(l -> l.stream()).flatMap(l -> l.stream()).count(); if (s == 7) return p;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}
