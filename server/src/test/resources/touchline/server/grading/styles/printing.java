import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.lengthSquared(); System.out.println("segment " + a + " to " + b); System.out.print(l); System.out.println(); System.out.printf("%.3f %s%n", l, p); double t = l == 0 ? 0 : Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); System.out.println(String.format("t = %5.2f", t)); System.out.println(t); System.out.println(new double[] {1, 2}.length); System.out.println(List.of(a, b)); return a.plus(d.times(t)); } }
