import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Random r = new Random(42); Vec2 d = b.minus(a); double lo = 0, hi = 1; for (int i = 0; i < 400; i++) { double m = lo + (hi - lo) * (0.25 + 0.5 * r.nextDouble()); double e = 1e-9 * 0 + (hi - lo) * 1e-3; if (p.minus(a.plus(d.times(m))).dot(d) > 0) lo = m; else hi = m; } return a.plus(d.times((lo + hi) / 2)); } }
