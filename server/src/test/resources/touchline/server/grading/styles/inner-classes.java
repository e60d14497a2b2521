import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { private final Vec2 a; private final Vec2 b; Solution(Vec2 a, Vec2 b) { this.a = a; this.b = b; } class Foot { final double t; Foot(Vec2 p) { double l = b.minus(a).lengthSquared(); t = l == 0 ? 0 : p.minus(a).dot(b.minus(a)) / l; } Vec2 clamped() { return t < 0 ? a : t > 1 ? b : a.plus(b.minus(a).times(t)); } } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { return new Solution(a, b).new Foot(p).clamped(); } }
