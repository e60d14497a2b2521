import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { enum Zone { BEFORE, ON, BEHIND } static Zone zone(double t) { if (t < 0) return Zone.BEFORE; return t > 1 ? Zone.BEHIND : Zone.ON; } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { double l = b.minus(a).lengthSquared(); if (l == 0) return a; double t = p.minus(a).dot(b.minus(a)) / l; Vec2 q; switch (zone(t)) { case BEFORE: q = a; break; case BEHIND: q = b; break; default: q = a.plus(b.minus(a).times(t)); } return q; } }
