import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static class Candidate implements Comparable<Candidate> { final Vec2 q; final double far; Candidate(Vec2 q, Vec2 p) { this.q = q; this.far = q.minus(p).length(); } @Override public int compareTo(Candidate o) { return Double.compare(far, o.far); } @Override public boolean equals(Object o) { if (o == null || getClass() != o.getClass()) return false; return q.equals(((Candidate) o).q); } @Override public int hashCode() { return Objects.hash(q.x(), q.y()); } @Override public String toString() { return "Candidate(" + q + ")"; } } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { TreeSet<Candidate> all = new TreeSet<>(); all.add(new Candidate(a, p)); all.add(new Candidate(b, p)); Set<Candidate> same = new HashSet<>(all); Vec2 d = b.minus(a); double l = d.lengthSquared(); double t = l == 0 ? -1 : p.minus(a).dot(d) / l; if (t > 0 && t < 1) all.add(new Candidate(a.plus(d.times(t)), p)); return same.isEmpty() ? null : all.first().q; } }
