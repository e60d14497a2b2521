// EXPECT: COMPILE|RIGHT
// 9,000 brackets on one line behind // in a text.
//@@EXPAND:L:9000:(
//@@EXPAND:R:9000:)
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;
class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { String s = "//"; int k = /*L*/1/*R*/; return ok(a, b, p); }
static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }}
