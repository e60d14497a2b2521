import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { record Foot(double t, Vec2 point) { Foot { if (Double.isNaN(t)) throw new IllegalArgumentException(); } static Foot of(Vec2 a, Vec2 b, double t) { return new Foot(t, a.plus(b.minus(a).times(t))); } } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { double l = b.minus(a).lengthSquared(); Foot f = l == 0 ? new Foot(0, a) : Foot.of(a, b, Math.min(1, Math.max(0, p.minus(a).dot(b.minus(a)) / l))); return f.equals(new Foot(-1, a)) ? null : f.point(); } }
