import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); } static Vec2 near(Vec2 a, Vec2 b, Vec2 p, int n) { Vec2 m = a.plus(b).times(0.5); if (n == 0) return m; return p.minus(m).dot(b.minus(a)) <= 0 ? near(a, m, p, n - 1) : near(m, b, p, n - 1); } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { if (depth(5000) != 5000) return null; return near(a, b, p, 60); } }
