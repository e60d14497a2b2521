import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { int i = 0; try { i = 1 / i; } catch (ArithmeticException e) { i = 7; } try { int[] x = new int[2]; x[2] = i; } catch (ArrayIndexOutOfBoundsException | NullPointerException e) { i++; } try { Vec2 u = b.minus(a).unit(); double l = b.minus(a).length(); double k = Math.max(0, Math.min(l, p.minus(a).dot(u))); return a.plus(u.times(k)); } catch (IllegalArgumentException e) { return i == 8 ? a : null; } } }
