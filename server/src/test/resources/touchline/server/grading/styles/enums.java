import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { enum Zone { BEFORE, ON, BEHIND; static Zone of(double t) { return t < 0 ? BEFORE : t > 1 ? BEHIND : ON; } } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { double l = b.minus(a).lengthSquared(); if (l == 0) return a; double t = p.minus(a).dot(b.minus(a)) / l; return switch (Zone.of(t)) { case BEFORE -> a; case BEHIND -> b; case ON -> a.plus(b.minus(a).times(t)); }; } }
