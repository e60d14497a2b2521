// EXPECT: COMPILE|RIGHT
// 5,000 local doubles and texts of all of them.
//@@EXPAND:L:3000:double x%d=1;
//@@EXPAND:M:3000:+x%d
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;
class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { /*L*/ String s = ""/*M*/; return ok(a, b, p); }
static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }}
