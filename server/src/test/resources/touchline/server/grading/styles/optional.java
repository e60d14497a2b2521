import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Optional<Vec2> inside(Vec2 a, Vec2 b, Vec2 p) { double l = b.minus(a).lengthSquared(); if (l == 0) return Optional.of(a); double t = p.minus(a).dot(b.minus(a)) / l; return t < 0 || t > 1 ? Optional.empty() : Optional.of(a.plus(b.minus(a).times(t))); } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { return inside(a, b, p).orElseGet(() -> p.minus(a).length() < p.minus(b).length() ? a : b); } }
