import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static double[] sub(double[] u, double[] v) { double[] r = new double[u.length]; for (int i = 0; i < u.length; i++) r[i] = u[i] - v[i]; return r; } static double dot(double... uv) { double s = 0; for (int i = 0; i < uv.length / 2; i++) s += uv[i] * uv[i + uv.length / 2]; return s; } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { double[] A = {a.x(), a.y()}, B = {b.x(), b.y()}, C = new double[] {p.x(), p.y()}; double[] d = sub(B, A), v = sub(C, A); double l = dot(d[0], d[1], d[0], d[1]); double t = l == 0 ? 0 : Math.max(0, Math.min(1, dot(v[0], v[1], d[0], d[1]) / l)); return new Vec2(A[0] + t * d[0], A[1] + t * d[1]); } }
