import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Comparator<Vec2> nearer = new Comparator<Vec2>() { @Override public int compare(Vec2 u, Vec2 v) { return Double.compare(u.minus(p).length(), v.minus(p).length()); } }; Vec2 d = b.minus(a); double l = d.lengthSquared(); double t = l == 0 ? 0 : Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); Vec2 q = a.plus(d.times(t)); return nearer.compare(q, a) <= 0 ? q : a; } }
