import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static class NoDirection extends Exception { NoDirection(String m) { super(m); } } static double part(Vec2 a, Vec2 b, Vec2 p) throws NoDirection { double l = b.minus(a).lengthSquared(); if (l == 0) throw new NoDirection("a = b: " + a); return p.minus(a).dot(b.minus(a)) / l; } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { int tries = 0; try { tries++; double t = part(a, b, p); return t < 0 ? a : t > 1 ? b : a.plus(b.minus(a).times(t)); } catch (NoDirection e) { String m = e.getMessage(); return m.isEmpty() ? null : a; } finally { tries--; if (tries != 0) throw new AssertionError("tries " + tries); } } }
