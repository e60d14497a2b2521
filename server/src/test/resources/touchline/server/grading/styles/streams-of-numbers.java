import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { double[] d = {b.x() - a.x(), b.y() - a.y()}; double[] v = {p.x() - a.x(), p.y() - a.y()}; double l = Arrays.stream(d).map(x -> x * x).sum(); if (l == 0) return a; double t = IntStream.range(0, 2).mapToDouble(i -> d[i] * v[i]).sum() / l; List<Double> three = List.of(0.0, 1.0, t).stream().sorted().collect(Collectors.toList()); t = three.get(1); return new Vec2(a.x() + t * d[0], a.y() + t * d[1]); } }
