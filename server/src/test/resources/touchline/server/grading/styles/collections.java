import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Map<Vec2, Double> far = new HashMap<>(); List<Vec2> all = new ArrayList<>(); all.add(a); all.add(b); Vec2 d = b.minus(a); double l = d.lengthSquared(); if (l > 0) { double t = p.minus(a).dot(d) / l; if (t > 0 && t < 1) all.add(a.plus(d.times(t))); } for (Vec2 q : all) far.put(q, q.minus(p).length()); Deque<Vec2> best = new ArrayDeque<>(); for (Map.Entry<Vec2, Double> e : far.entrySet()) if (best.isEmpty() || e.getValue() < far.get(best.peekLast())) best.addLast(e.getKey()); return Collections.min(all, Comparator.comparing(far::get)); } }
