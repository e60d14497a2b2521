// EXPECT: COMPILE|RIGHT
// 700 overloads and calls with null.
//@@EXPAND:L:700:static int f(I%d x){return 1;} interface I%d{}
//@@EXPAND:M:20:f((I1)null);
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;
class Solution { /*L*/ static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { /*M*/ return ok(a, b, p); }
static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }}
