import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { if (fib(20) != 6765) return null; Vec2 d = b.minus(a); double l = d.lengthSquared(); return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l)))); } }
