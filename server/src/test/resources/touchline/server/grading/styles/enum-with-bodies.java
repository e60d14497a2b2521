import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { enum Op { MIN { double of(double x, double y) { return x < y ? x : y; } }, MAX { double of(double x, double y) { return x > y ? x : y; } }; abstract double of(double x, double y); } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.lengthSquared(); if (l == 0) return a; double t = Op.MAX.of(0, Op.MIN.of(1, p.minus(a).dot(d) / l)); int seen = 0; for (Op op : Op.values()) seen += op.ordinal(); if (seen != 1 || Op.valueOf("MIN") != Op.MIN) return null; return a.plus(d.times(t)); } }
