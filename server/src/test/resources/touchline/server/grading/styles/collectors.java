import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.lengthSquared(); if (l == 0) return a; double t = p.minus(a).dot(d) / l; Map<Boolean, List<Double>> m = Stream.of(0.0, 0.5, 1.0).collect(Collectors.partitioningBy(x -> x < t)); String s = Stream.of("a", "b").collect(Collectors.joining(", ")); Map<String, Long> g = Stream.of("x", "y", "x").collect(Collectors.groupingBy(x -> x, Collectors.counting())); if (!s.equals("a, b") || g.get("x") != 2 || m.size() != 2) return null; OptionalDouble clamped = DoubleStream.of(t, 0, 1).sorted().skip(1).findFirst(); return a.plus(d.times(clamped.getAsDouble())); } }
