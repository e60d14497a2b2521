import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

public class Solution { public static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); double t = l == 0 ? 0 : Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); } }
