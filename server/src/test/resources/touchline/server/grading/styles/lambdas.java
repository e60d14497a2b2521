import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { DoubleUnaryOperator clamp = t -> t < 0 ? 0 : t > 1 ? 1 : t; DoubleFunction<Vec2> at = t -> a.plus(b.minus(a).times(t)); double l = b.minus(a).lengthSquared(); BiFunction<Vec2, Vec2, Double> dot = Vec2::dot; Supplier<Vec2> d = () -> b.minus(a); return l == 0 ? a : at.apply(clamp.applyAsDouble(dot.apply(p.minus(a), d.get()) / l)); } }
