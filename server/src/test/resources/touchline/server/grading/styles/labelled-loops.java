import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Vec2 best = a; double far = Double.POSITIVE_INFINITY; Vec2 d = b.minus(a); double l = d.lengthSquared(); double t = l == 0 ? 0 : p.minus(a).dot(d) / l; outer: for (int i = 0; i < 3; i++) { int k = 0; while (true) { k++; if (i == 2 && (t < 0 || t > 1)) continue outer; if (k > 1) break; } Vec2 q = i == 0 ? a : i == 1 ? b : a.plus(d.times(t)); do { if (q.minus(p).length() < far) { far = q.minus(p).length(); best = q; } } while (k++ < 2); } return best; } }
