import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 nearer(Vec2 p, Vec2 u, Vec2 v) { return u.minus(p).length() <= v.minus(p).length() ? u : v; } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { List<Vec2> all = new ArrayList<>(); Consumer<Vec2> add = all::add; add.accept(a); add.accept(b); Vec2 d = b.minus(a); double l = d.lengthSquared(); double t = l == 0 ? 0 : p.minus(a).dot(d) / l; if (t > 0 && t < 1) add.accept(a.plus(d.times(t))); all.forEach(System.out::println); Supplier<List<Vec2>> make = ArrayList::new; List<Vec2> copy = make.get(); copy.addAll(all); Function<Vec2, Double> len = Vec2::length; double[] lens = copy.stream().map(len).mapToDouble(Double::doubleValue).toArray(); Vec2[] array = copy.stream().toArray(Vec2[]::new); return lens.length == array.length ? Stream.of(array).reduce((u, v) -> nearer(p, u, v)).orElseThrow() : null; } }
