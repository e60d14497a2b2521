import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Vec2 best = a; double from = 0, to = 1; for (int round = 0; round < 12; round++) { double bt = from; double bd = Double.MAX_VALUE; for (int i = 0; i <= 40; i++) { double t = from + (to - from) * i / 40; Vec2 q = a.plus(b.minus(a).times(t)); double d = q.minus(p).length(); if (d < bd) { bd = d; bt = t; best = q; } } double w = (to - from) / 20; from = Math.max(0, bt - w); to = Math.min(1, bt + w); } return best; } }
