import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { assert a != null && b != null : "given"; Vec2 d = b.minus(a); double l = d.lengthSquared(); assert l >= 0; return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l)))); } }
