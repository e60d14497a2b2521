import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.lengthSquared(); if (l == 0) return a; Vec2 foot = a.plus(d.times(p.minus(a).dot(d) / l)); double t = foot.minus(a).dot(d) / l; return Stream.of(a, b, t >= 0 && t <= 1 ? foot : a).min(Comparator.comparingDouble(q -> q.minus(p).length())).get(); } }
