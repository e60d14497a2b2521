import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static class Ends implements Iterable<Vec2> { final Vec2[] ends; Ends(Vec2... ends) { this.ends = ends; } public Iterator<Vec2> iterator() { return new Iterator<>() { int i; public boolean hasNext() { return i < ends.length; } public Vec2 next() { return ends[i++]; } }; } } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.lengthSquared(); double t = l == 0 ? 0 : p.minus(a).dot(d) / l; Vec2 best = t > 0 && t < 1 ? a.plus(d.times(t)) : a; for (Vec2 q : new Ends(a, b)) if (q.minus(p).length() < best.minus(p).length()) best = q; return best; } }
