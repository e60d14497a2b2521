import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { interface Metric<T> { double of(T x, T y); default T nearer(T x, T y, T to) { return of(x, to) <= of(y, to) ? x : y; } } static <T extends Comparable<T>> T max(T x, T y) { return x.compareTo(y) >= 0 ? x : y; } static class Box<T> { T value; Box(T value) { this.value = value; } T get() { return value; } void set(T v) { value = v; } } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Metric<Vec2> m = (x, y) -> x.minus(y).length(); Vec2 d = b.minus(a); double l = d.lengthSquared(); Box<Vec2> best = new Box<>(m.nearer(a, b, p)); if (l > 0) { double t = p.minus(a).dot(d) / l; if (max(t, 0.0) == t && t <= 1) best.set(m.nearer(a.plus(d.times(t)), best.get(), p)); } return best.get(); } }
