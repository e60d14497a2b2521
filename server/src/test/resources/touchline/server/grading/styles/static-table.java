import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static final double[] ENDS = {0, 1}; static final Vec2[] CORNERS = {new Vec2(0, 0), new Vec2(1, 1)}; static final int[][] TABLE = new int[4][4]; static { for (int i = 0; i < 4; i++) for (int k = 0; k < 4; k++) TABLE[i][k] = i * k; } static final List<Integer> LIST = new ArrayList<>(); static { LIST.add(0); LIST.add(1); } static double EPSILON = 1e-300; static final Map<String, Double> NAMED = Map.of("low", 0.0, "high", 1.0); static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.lengthSquared(); if (l < EPSILON) return a; double t = p.minus(a).dot(d) / l; t = Math.max(ENDS[0], Math.min(NAMED.get("high"), t)); return a.plus(d.times(t)).plus(CORNERS[0]).times(TABLE[1][1] * LIST.get(1)); } }
