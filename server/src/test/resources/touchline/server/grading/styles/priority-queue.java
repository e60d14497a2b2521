import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { PriorityQueue<Vec2> q = new PriorityQueue<>((u, v) -> Double.compare(u.minus(p).length(), v.minus(p).length())); q.add(a); q.offer(b); Vec2 d = b.minus(a); double l = d.lengthSquared(); double t = l == 0 ? -1 : p.minus(a).dot(d) / l; if (t > 0 && t < 1) q.add(a.plus(d.times(t))); return q.poll(); } }
