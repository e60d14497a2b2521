import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { List<Vec2> all = new LinkedList<>(Arrays.asList(a, b)); Vec2 d = b.minus(a); double l = d.lengthSquared(); if (l > 0) { double t = p.minus(a).dot(d) / l; if (0 < t && t < 1) all.add(a.plus(d.times(t))); } all.sort(Comparator.comparingDouble((Vec2 q) -> q.minus(p).lengthSquared()).thenComparingDouble(Vec2::x)); Vec2[] s = all.toArray(new Vec2[0]); return s[0]; } }
