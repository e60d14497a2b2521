// EXPECT: COMPILE|RIGHT
// A method reference to a constructor of 255 slots; a bridge needs one more.
//@@EXPAND:L:127:double c%d, 
//@@EXPAND:M:127:double d%d, 
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;
class Solution { interface F { void f(/*M*/int z); } static class C { C(/*L*/int z) { } } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { F f = C::new; return ok(a, b, p); }
static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }}
