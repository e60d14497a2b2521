import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { sealed interface Where permits Before, On { } record Before(Vec2 end) implements Where { } record On(double t) implements Where { } static Where where(double t, Vec2 a, Vec2 b) { return t < 0 ? new Before(a) : t > 1 ? new Before(b) : new On(t); } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { double l = b.minus(a).lengthSquared(); if (l == 0) return a; Where w = where(p.minus(a).dot(b.minus(a)) / l, a, b); if (w instanceof Before e) return e.end(); if (w instanceof On on && on.t() >= 0) return a.plus(b.minus(a).times(on.t())); throw new IllegalStateException("nowhere: " + w); } }
