import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 at(Vec2 a, Vec2 b, double t) { return a.plus(b.minus(a).times(t)); } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { double lo = 0, hi = 1; for (int i = 0; i < 200; i++) { double m1 = lo + (hi - lo) / 3, m2 = hi - (hi - lo) / 3; if (at(a, b, m1).minus(p).lengthSquared() <= at(a, b, m2).minus(p).lengthSquared()) hi = m2; else lo = m1; } return at(a, b, (lo + hi) / 2); } }
