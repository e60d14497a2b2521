import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { private static final double LOW = 0.0; private static final double HIGH = 1.0; private static final String NAME = "clamp"; private static final Vec2 NONE = Vec2.ZERO; static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a).plus(NONE); double l = d.lengthSquared(); if (l == 0 || NAME.isEmpty()) return a; return a.plus(d.times(Math.max(LOW, Math.min(HIGH, p.minus(a).dot(d) / l)))); } }
